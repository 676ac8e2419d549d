// What the screens and the command line need of post/: readers and writers of what travels by link, forum or mail.
// They include this door instead of post/ itself.
#pragma once
#include "post/calendar.hpp"
#include "post/coder.hpp"
#include "post/envelope.hpp"
#include "post/paper.hpp"
#include "post/record_page.hpp"
#include "post/qr.hpp"
#include "post/report.hpp"
#include "post/thread.hpp"
