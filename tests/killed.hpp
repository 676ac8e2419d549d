// What ends a process, tried in a child of the test program. Only where PADDOCK_FORKS is defined.
#pragma once

#if defined(__unix__) && !defined(__EMSCRIPTEN__)
#define PADDOCK_FORKS 1
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <string>

struct Killed {
  int signal = 0;      // 0: it ended by itself
  std::string said;    // on the error output
};

template <class Does>
Killed killed_by(Does does) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  pid_t const child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);   // not Catch2's report
    dup2(ends[1], 2);
    does();
    _exit(0);
  }
  close(ends[1]);
  Killed out;
  char piece[256];
  for (ssize_t n; (n = read(ends[0], piece, sizeof piece)) > 0;) out.said.append(piece, size_t(n));
  close(ends[0]);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  out.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return out;
}
#endif
