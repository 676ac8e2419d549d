#!/usr/bin/env bash
# The desktop program under a display (xvfb-run): starts, plays, saves, comes back, refuses what is wrong.
# Run from anywhere; needs build/native/paddock-probe (or PADDOCK_PROGRAM). Last line: "N passed, N failed".
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
program=${PADDOCK_PROGRAM:-$top/build/native/paddock-probe}
logs=$top/build/test-logs/desktop
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$logs"
export XDG_DATA_HOME="$work/data" HOME="$work/home" LIBGL_ALWAYS_SOFTWARE=1
mkdir -p "$HOME"

good=0
bad=0
check() { # what, command...
  local what=$1
  shift
  if "$@"; then
    good=$((good + 1))
    echo "  ok    $what"
  else
    bad=$((bad + 1))
    echo "  FAIL  $what"
    newest=$(ls -t "$logs"/*.out 2>/dev/null | head -1)   # what the program said last
    echo "        ${newest##*/}: $(tail -n 1 "$newest" | cut -c1-300) $(head -n 1 "${newest%.out}.err" | cut -c1-300) $(tail -n 2 "${newest%.out}.err" | cut -c1-300)"
  fi
}

paddock() { timeout 120 "$program" "$@"; }
script() { # name, lines on standard input; options behind
  local name=$1
  shift
  cat >"$work/$name.script"
  LD_PRELOAD=${preload:-} paddock --size 1280x800 --scale 1 --script "$work/$name.script" "$@" >"$logs/$name.out" 2>"$logs/$name.err"
}
says() { grep -q -- "$2" "$logs/$1.out"; }

check "--help says how" eval 'paddock --help | grep -q -- --open'
check "--version answers" eval 'paddock --version | grep -q paddock'
check "a wrong option is exit code 2" eval 'paddock --nonsense 2>/dev/null; [ $? -eq 2 ]'
blind() { env -u DISPLAY -u WAYLAND_DISPLAY "$program" 2>"$logs/blind.err"; }
check "no display is exit code 2" eval 'blind; [ $? -eq 2 ]'
check "and a sentence" grep -qi display "$logs/blind.err"

check "starts and draws the home screen" paddock --size 1280x800 --scale 1 --screenshot "$logs/home.png" --after 20
check "the home screen is a picture" python3 "$here/picture.py" "$logs/home.png" 1280 800
check "a second screen size, at twice the pixels" paddock --size 390x480 --scale 2 --touch --screenshot "$logs/phone.png" --after 20
check "that is a picture too" python3 "$here/picture.py" "$logs/phone.png" 780 960

check "a race against bots plays a turn" script race <<LINES
settle
click Try a race
settle
twin order (6M)
twin seal
twin seal
settle
status
shot $logs/table.png
LINES
check "the turn has come round" says race '"turn":2'
check "it is saved" says race '"unsaved":false'
check "the table is a picture" python3 "$here/picture.py" "$logs/table.png" 1280 800
store=$XDG_DATA_HOME/paddock/store
game=$(find "$store" -name 'game.*' | head -1 | sed 's#.*/game\.\([^.]*\)\..*#\1#')
check "the race is kept in the XDG data folder" test -n "$game"
check "nothing was written elsewhere" eval '[ -z "$(find "$HOME" -type f -not -path "*/.cache/*")" ]'
seeds_of() { grep -aoh '"seed":"[0-9a-f]*"' "$1"/paddock/store/game.* | cut -d'"' -f4 | sort -u; }
keyed() { [ -n "$(seeds_of "$1")" ] && ! seeds_of "$1" | grep -qvxE '[0-9a-f]{64}' && ! seeds_of "$1" | grep -q 0000000000000000; }
check "its dice have a key of 256 bits" keyed "$XDG_DATA_HOME"

check "a second start opens it again" script again <<LINES
settle
twin open-$game
settle
status
LINES
check "at the same turn" says again '"turn":2'
hash_of() { grep -o '"hash":"[0-9a-f]*"' "$logs/$1.out" | tail -1; }
check "in the same position" eval '[ -n "$(hash_of race)" ] && [ "$(hash_of race)" = "$(hash_of again)" ]'

XDG_DATA_HOME="$work/fresh" script words <<LINES
settle
twin setup-speed_circuit
settle
say
twin nav-home
settle
click Try a race
settle
twin order (5M)K
settle
say
twin mend-1
settle
say
LINES
check "the circuit by name, its corners with their limits" says words 'Lac Verrain, the board in words.*Boathouse, to the right, rows 8 to 11: at most 100 in lane 0'
check "two readings of one typed order" says words 'Read it as (5M)L.*Read it as (6M)'
check "the second one is taken" says words '"value":"(6M)","kind":"text"'

# set-up's board: the next race's, not the one that was driven before
XDG_DATA_HOME="$work/marks" script setup_fresh <<LINES
settle
twin setup-nascar
settle
shot $logs/setup-fresh.png
LINES
XDG_DATA_HOME="$work/marks" script setup_after <<LINES
settle
click Try a race
settle
twin order (6M)
twin seal
settle
twin order (7M)
twin seal
settle
twin nav-home
settle
twin setup-nascar
settle
move 640 790
shot $logs/setup-after.png
LINES
check "its board has no marks of that race" python3 "$here/picture.py" same "$logs/setup-fresh.png" "$logs/setup-after.png" 330 70 540 600
check "a short order asks before it is sealed" script asks <<LINES
settle
twin open-$game
settle
twin order M
settle
twin seal
settle
status
say
twin undo
settle
LINES
check "and says what becomes of it" says asks 'Not sealed yet.*the rest is M'
check "nothing has happened" eval '[ "$(hash_of race)" = "$(hash_of asks)" ]'
check "it is ended early, Back leads home, its row opens in the tab, and it goes on" script ended <<LINES
settle
twin open-$game
settle
twin out-end-now
settle
status
key Alt+Left
settle
key Alt+Left
settle
status
click Finished
settle
click Copper Creek Bullring##all $game
settle
say
status
click Race on after all
settle
status
LINES
check "the result says so" says ended 'Ended early'
check "of a curve it says what the curve shows" eval 'says ended " at the end, .* at most;" && ! says ended "on average"'
check "screen by screen" eval '[ "$(grep -o "\"screen\":\"[a-z]*\"" "$logs/ended.out" | tr -d "\n")" = "\"screen\":\"end\"\"screen\":\"home\"\"screen\":\"end\"\"screen\":\"table\"" ]'
check "nothing of the record has changed" eval '[ "$(hash_of race)" = "$(hash_of ended)" ]'

# a program that has the race open, then another one
holder() {
  printf 'settle\ntwin open-%s\nsettle\nstatus\nwait 100000\n' "$game" >"$work/hold.script"
  "$program" --size 640x480 --scale 1 --script "$work/hold.script" >"$logs/hold.out" 2>&1 &
  held=$!
  for _ in $(seq 100); do
    grep -q '"turn"' "$logs/hold.out" && return 0
    sleep 0.2
  done
  return 1
}
check "a first window holds the race" holder
check "a second window opens it too" script second <<LINES
settle
twin open-$game
settle
status
LINES
check "but only to look" says second '"readOnly":true'
check "the first one is killed" eval 'kill -9 $held; wait $held 2>/dev/null; true'
check "after that the race is free and whole" script after <<LINES
settle
twin open-$game
settle
status
LINES
check "free" says after '"readOnly":false'
check "whole" eval '[ "$(hash_of race)" = "$(hash_of after)" ]'

# killed at odd moments while it plays and saves: what was said to be saved is there every time
turn_of() { grep -o '"turn":[0-9]*' "$logs/$1.out" | tail -1 | grep -o '[0-9]*$'; }
saved_turn_of() { grep '"unsaved":false' "$logs/$1.out" | grep -o '"turn":[0-9]*' | tail -1 | grep -o '[0-9]*$'; }
kills() {
  local saved=0 now n
  for n in 1 2 3 4 5 6; do
    { printf 'settle\ntwin open-%s\nsettle\n' "$game"; yes "$(printf 'twin order (6M)\ntwin seal\ntwin seal\nwait 4\nstatus')" | head -4000; } \
      >"$work/kill.script"
    "$program" --size 640x480 --scale 1 --script "$work/kill.script" >"$logs/kill.out" 2>&1 &
    for _ in $(seq 100); do
      grep -q '"turn"' "$logs/kill.out" && break
      sleep 0.1
    done
    sleep "0.$((RANDOM % 10))$((n * 7 % 10))"
    kill -9 $!
    wait $! 2>/dev/null
    now=$(saved_turn_of kill)
    [ "${now:-0}" -gt "$saved" ] && saved=$now
    printf 'settle\ntwin open-%s\nsettle\nstatus\n' "$game" >"$work/look.script"
    paddock --size 640x480 --scale 1 --script "$work/look.script" >"$logs/look.out" 2>&1 || return 1
    now=$(turn_of look)
    [ "${now:-0}" -ge "$saved" ] || { echo "    shown turn $saved as saved, kept turn ${now:-none}"; return 1; }
  done
  [ "$saved" -gt 2 ] || { echo "    it never got beyond turn $saved"; return 1; }
}
check "killed six times while playing: nothing kept is lost" kills

preload=""
if cc -shared -fPIC -O1 -o "$work/full_disk.so" "$here/full_disk.c" -ldl 2>"$logs/cc.err"; then
  preload=$work/full_disk.so
  check "a full disk does not stop the game" script full <<LINES
settle
click Race bots##nascar
settle
twin order (6M)
twin seal
twin seal
settle
status
say
LINES
  preload=""
  check "and says so" says full 'disk is full'
fi

# a forged link of a race whose table is kept here: both stay, and the turn is named
cli=${PADDOCK_CLI:-$top/build/native/paddock-cli}
printf '{"game": "nascar", "track": "short_oval", "seats": [{"name": "Ann", "driver": "link", "number": 7}, {"name": "Ben", "driver": "link", "number": 8}]}' >"$work/post.json"
two_turns() { # name, orders of the first turn
  printf '%s\n' "$2" | "$cli" play "$work/post.json" --seed 5 --id 00000000000000aa --orders - --absent --out "$work/$1.json" >/dev/null
  "$cli" play "$work/$1.json" --absent --out "$work/$1.json" >/dev/null
}
two_turns true 'Ann: (6M)'
two_turns forged 'Ann: (5M)L'
for which in true forged; do
  check "the table's link, $which" script "link_$which" --open "$work/true.json" <<LINES
settle
twin nav-home
settle
twin link $("$cli" link encode "$work/$which.json" --kind table)
twin open-link
settle
say
LINES
done
XDG_DATA_HOME="$work/unclaimed" script unclaimed --open "$work/true.json" <<LINES
settle
twin gm
settle
twin gm-paste (6M)
twin gm-read
settle
say
twin gm-whose-0-1
settle
say
LINES
check "its words stand on the button" says unclaimed 'id":"gm-whose-0-1","label":"..(6M)..  *is Ben.s"'
check "and it is his then" says unclaimed 'Orders in: 1 of 2'
check "of a forged link the turn is named, and both copies stay" says link_forged 'Two copies of this race. They differ from turn 1 on.*stays kept, too'
check "of the true one nothing is said" eval '! says link_true "Two copies"'

# the same on a player's page: his invitation, a forged link, then the true one
"$cli" play "$work/post.json" --seed 5 --id 00000000000000aa --out "$work/begin.json" >/dev/null
"$cli" play "$work/forged.json" --absent --out "$work/later.json" >/dev/null 2>&1
on_page() { XDG_DATA_HOME="$work/page" "$@"; }
check "a player takes a forged link for the next turns, then the true one comes" on_page script page --open "$("$cli" link encode "$work/begin.json" --kind invite --seat 1)" <<LINES
settle
status
open $("$cli" link encode "$work/later.json" --kind table)
settle
status
open $("$cli" link encode "$work/true.json" --kind table)
settle
say
status
twin problem-close
twin nav-home
settle
say
LINES
check "the turns that did not happen were taken" eval 'grep "\"screen\":" "$logs/page.out" | sed -n 2p | grep -q "\"turn\":4"'
check "of the true link the turn is named from which they differ" says page 'Two copies of this race. They differ from turn 1 on. This is the one of the link; the other one is in turn 4 and stays kept, too'
check "the true one is open" eval 'grep "\"screen\":" "$logs/page.out" | tail -1 | grep -q "\"turn\":3"'
check "and Home has two rows" eval '[ "$(tail -n 1 "$logs/page.out" | grep -o "\"id\":\"open-00000000000000aa[^\"]*\"" | sort -u | wc -l)" -eq 2 ]'

# the GM's link on a device of his where the race is not kept: he goes on, with dice nobody has seen
XDG_DATA_HOME="$work/moved" script moved --open "$("$cli" link encode "$work/true.json" --kind table)" <<LINES
settle
twin go-on-as-gm
settle
say
status
LINES
check "a GM goes on from his table link" says moved 'You are the GM of this race now. It goes on from turn 3'
check "with dice of a key of 256 bits, too" keyed "$work/moved"

# a phone: what the plan of a car comes to stays above the button, the field stays in sight beside a soft keyboard
printf '{"game": "speed_circuit", "track": "lac_verrain", "laps": 1, "seats": [{"name": "Ann", "driver": "you", "number": 64}, {"name": "Bo", "driver": "bot easy", "number": 15}]}' >"$work/build.json"
"${PADDOCK_CLI:-$top/build/native/paddock-cli}" play "$work/build.json" --out "$work/built.json" >/dev/null
check "a phone builds a car" script builder --touch --size 390x844 --open "$work/built.json" <<LINES
settle
click Choose otherwise
settle
expect Points##sum
expect Seal this car: quick at starts
move 200 500
wheel -60
settle
expect Points##sum
click Order text
type 60/60/200/100/8/6
settle
expect Points##sum
probe
shot $logs/builder.png
resize 390x430
settle
expect Order text
shot $logs/builder-typing.png
LINES
check "the cure stands above the button, too" says builder 'Read it as'

# what dice decide is seen, also where nothing moves: its card, until it is pressed on
check "a start test shows its card" script dice --reduced-motion --open "$work/built.json" <<LINES
settle
twin order 60/40/160/60/6/6
settle
twin seal
settle
twin order nothing
settle
twin seal
settle
twin order 80
settle
twin seal
settle
twin seal
wait 20
expect Card of chance
shot $logs/dice.png
wait 30
click Go on
settle
absent Card of chance
LINES

# layouts: cards of Home on every size, a tablet held upright, a phone's film
boxes() { python3 "$here/boxes.py" "$logs/$1.out" "$2"; }
home_at() { # name, size, more options: the empty Home and what its controls cover
  local name=$1 size=$2
  shift 2
  printf 'settle\nprobe\nshot %s\n' "$logs/$name.png" | XDG_DATA_HOME="$work/$name" script "$name" --size "$size" "$@"
}
check "Home on a phone" home_at home_phone 390x844 --touch
check "its buttons have room for their words" boxes home_phone 'all(b.w >= 92 for b in boxes("Race bots##") + boxes("Set up##"))'
# the race of the empty Home: it moves while it is looked at and motion is welcome, and nothing waits for it
moves_at() { # name, what is done first, options
  local name=$1 first=$2
  shift 2
  printf 'settle\n%b\nwait 20\nshot %s\nwait 40\nshot %s\n' "$first" "$logs/$name-1.png" "$logs/$name-2.png" | XDG_DATA_HOME="$work/$name" script "$name" "$@"
}
check "a race drives on the empty Home" moves_at demo ''
check "its cars move" eval '! cmp -s "$logs/demo-1.png" "$logs/demo-2.png"'
check "it can be asked to keep still" moves_at demo_still '' --reduced-motion
check "its cars stand" cmp -s "$logs/demo_still-1.png" "$logs/demo_still-2.png"
check "the rules are opened over it" moves_at demo_under 'click Rules\nsettle\nwait 60'
check "its cars wait meanwhile" cmp -s "$logs/demo_under-1.png" "$logs/demo_under-2.png"
check "Home on a small desktop" home_at home_small 1280x800
check "its yellow button is seen at once" boxes home_small 'box("Try a race").bottom < 800'
check "its games stand one below the other" boxes home_small 'len({b.x for b in boxes("Set up##")}) == 1'
check "Home on a tablet" home_at home_tablet 820x1180 --touch
check "four games fill two rows, the workshops stand in their games' cards" boxes home_tablet 'box("Race bots##car_wars").right == box("Race bots##speed_circuit").right and box("Build a vehicle").y == box("Set up##gravel_kings").y and box("Ask the rules").right == box("Race bots##car_wars").right and box("Build a car").right == box("Race bots##speed_circuit").right'
workshop_at() { # name, how its button comes into sight, more options: a part of a template is pressed, then the X over it
  local name=$1 down=$2
  shift 2
  printf 'settle\n%bclick Build a vehicle\nsettle\nclick Penny##design\nsettle\nclick MG##/weapons/0\nsettle\nclick Take out MG\nsettle\nprobe\nshot %s\n' "$down" "$logs/$name.png" |
    XDG_DATA_HOME="$work/$name" script "$name" "$@"
}
check "the workshop on a desktop" workshop_at shop_wide ''
check "the X over a part takes it out" boxes shop_wide 'not boxes("MG##/weapons/0") and not boxes("Take out MG")'
check "the workshop on a phone" workshop_at shop_phone 'move 195 600\nwheel -30\nsettle\nwait 30\n' --size 390x844 --touch
check "the X over a part takes it out there, too" boxes shop_phone 'not boxes("MG##/weapons/0") and not boxes("Take out MG")'
check "two races are begun" eval 'XDG_DATA_HOME="$work/two" script two <<LINES
settle
click Try a race
settle
twin nav-home
settle
click Race bots##nascar
settle
twin nav-home
settle
resize 1440x900
settle
probe
shot $logs/home-two.png
LINES'
check "the second one fills the row under the first" boxes two 'max(b.right for b in boxes("Forget##")) > 800'
XDG_DATA_HOME="$work/upright" script upright --touch --size 820x1180 <<LINES
settle
twin setup-nascar
settle
probe
shot $logs/setup-upright.png
LINES
check "set-up on a tablet held upright leaves half of it to the board" boxes upright 'box("Copper Creek Bullring##track0").y > 590 and box("Start race").bottom < 1180'
XDG_DATA_HOME="$work/narrow" script narrow --size 1000x700 <<LINES
settle
twin setup-nascar
twin driver-1 link
settle
probe
shot $logs/setup-narrow.png
LINES
check "beside a board that is narrow the pace of a race by link has room for its words" boxes narrow 'box("2 days##Each turn").w >= 58'
XDG_DATA_HOME="$work/film" script film --touch --size 390x844 <<LINES
settle
click Try a race
settle
twin order (6M)
twin seal
settle
key ,
settle
settle
settle
expect Your order
click Watch again
wait 6
probe
shot $logs/film-phone.png
LINES
check "on a phone no order lies under the buttons of a film" boxes film 'len(boxes("Skip to now")) == 1 and len(boxes("Your order")) == 0'

check "a speedway meeting is begun" script speedway <<LINES
settle
twin setup-gravel_kings
settle
twin start
settle
twin question-0 0
settle
twin seal
settle
twin question-0 0
twin seal
settle
status
say
shot $logs/speedway.png
LINES
check "the first card lies on the mat" says speedway 'plays .* at the gate'
check "and a picture of it" python3 "$here/picture.py" "$logs/speedway.png" 1280 800

check "Esc closes the innermost alone: rulings, then a list that is down, never the set-up with it" script innermost <<LINES
settle
twin setup-car_wars
settle
click All##rulings
settle
key Escape
settle
click Money a car##main
settle
key Escape
settle
expect Start duel
LINES
check "a section of the rulings stands alone" script section <<LINES
settle
twin setup-car_wars
settle
click All##rulings
settle
click Section##ruling
settle
click Character: general
settle
expect Less##body_armor_weight
LINES
script names <<LINES
settle
twin setup-nascar
settle
say
LINES
check "a club is no driver of another game" eval 'says names "Car [0-9]*, [A-Za-z]*, its name" && ! says names Hornets'

# links of a meeting: what everybody may know is only watched, each seat's copy is kept for itself
cli=${PADDOCK_CLI:-$top/build/native/paddock-cli}
seat_json() { printf '{"name": "%s", "livery": %d, "number": %d, "driver": "link", "options": {}}' "$1" "$2" "$((${2} + 1))"; }
printf '{"game": "gravel_kings", "title": "Cup", "seats": [%s, %s]}' "$(seat_json Hornets 0)" "$(seat_json Lanterns 1)" >"$work/cup.json"
cup() { "$cli" play "$1" --absent --out "$work/cup.save" >/dev/null 2>&1; }
check "a meeting by link is some turns old" eval 'cup "$work/cup.json" && cup "$work/cup.save" && cup "$work/cup.save" && cup "$work/cup.save"'
public=$("$cli" link encode "$work/cup.save" --kind table)
check "a public link is opened" script watch --open "$public" <<LINES
settle
key Escape
settle
say
status
shot $logs/watch.png
LINES
check "its reader watches" says watch 'You are watching'
check "is told how to get a link of his own" says watch 'ask the game master for your own link'
check "and has no order to write" eval '! says watch "\"id\":\"\(order\|seal\|pick-0\)\""'
check "two seats' links are opened on one device" script seats --open "$("$cli" link encode "$work/cup.save" --kind invite --seat 1)" <<LINES
settle
status
open $("$cli" link encode "$work/cup.save" --kind invite --seat 2)
settle
status
twin nav-home
settle
say
shot $logs/seats.png
LINES
check "Home has the first one's" says seats 'Cup, Hornets'
check "and the second one's" says seats 'Cup, Lanterns'
check "and the one that is watched" says seats 'Cup, watching'

# a race by post from the desk: invitations, a deadline, publishing and taking back; a player's own orders are not for him
printf '{"game": "nascar", "track": "short_oval", "title": "Penny Post", "seats": [%s, %s]}' "$(seat_json Ann 0)" "$(seat_json Ben 1)" >"$work/post.json"
"$cli" play "$work/post.json" --out "$work/post.save" >/dev/null 2>&1
check "a race by post lies on the desk" script post --open "$work/post.save" <<LINES
settle
expect Copy all invitations
twin gm-pace 1
settle
say
shot $logs/invitations.png
paste Ann: 6M
settle
paste Ben: 6M
settle
twin gm-publish
wait 20
probe
settle
expect Copy the report
expect Take back turn 1
say
shot $logs/to-send.png
twin gm-unpublish
settle
expect Yes, take it back
twin gm-unpublish
settle
status
LINES
check "its invitations say when the turn closes" says post 'Turn 1 closes [A-Z][a-z]*day [0-9]* [A-Z][a-z]* 20[0-9][0-9], [0-9:]* (UTC'
check "what it is told does not lie over the desk's buttons" boxes post 'box("Turn 1 is published.").bottom < 200'
check "it says what goes out after publishing" says post 'Turn 1 is published. This goes out now'
check "and the turn was taken back" eval 'tail -n 1 "$logs/post.out" | grep -q "\"turn\":1,\"state\":\"all orders in\""'
invite=$("$cli" link encode "$work/post.save" --kind invite --seat 1)
elsewhere() { XDG_DATA_HOME="$work/elsewhere" "$@"; }
check "a player seals his order" elsewhere script sealed --open "$invite" <<LINES
settle
twin order (6M)
twin seal
settle
say
LINES
check "and opens his own orders by mistake" elsewhere script mistake --open "$invite" <<LINES
settle
open $(grep -o '#o[A-Za-z0-9_-]*' "$logs/sealed.out" | head -1)
settle
status
LINES
check "they are told from another race's" says mistake 'These orders are for turn 1 of Penny Post'
"$cli" play "$work/post.save" --absent --out "$work/post2.save" >/dev/null 2>&1
elsewhere script mistake_later --open "$("$cli" link encode "$work/post2.save" --kind table)" <<LINES
settle
open $(grep -o '#o[A-Za-z0-9_-]*' "$logs/sealed.out" | head -1)
settle
say
status
LINES
check "of an earlier turn it says where the race is on this device" says mistake_later 'These orders are for turn 1 of Penny Post. Here you have a seat in that race, which is in turn 2 on this device'
check "and his race stands where it stood" says mistake_later '"turn":2,"state":"your turn"'

# orders of a race that is not kept here, and of one that is over
printf '{"game": "nascar", "track": "short_oval", "title": "Old Post", "laps": 1, "seats": [%s, %s]}' "$(seat_json Ann 0)" "$(seat_json Ben 1)" >"$work/old.json"
printf 'Ann: (6M)\n' | "$cli" play "$work/old.json" --seed 5 --id 00000000000000bb --orders - --out "$work/old.save" >/dev/null
old=$("$cli" link encode "$work/old.save" --kind orders --seat 1)
for n in $(seq 60); do "$cli" play "$work/old.save" --absent --out "$work/old.save" >/dev/null 2>&1 || break; done
XDG_DATA_HOME="$work/empty" script stranger <<LINES
settle
open $old
settle
say
LINES
check "orders of a race that nobody here knows say so" says stranger 'These orders are for another race. The race they belong to is not kept on this device'
XDG_DATA_HOME="$work/desk" script other_race --open "$work/post.save" <<LINES
settle
paste $old
settle
say
LINES
check "at the desk of another race they are not taken" says other_race 'These orders are for another race. They are not for Penny Post, which is open'
check "and nobody's order is in" says other_race 'Who is in.*\["Ann","nothing yet"\],\["Ben","nothing yet"\]'
XDG_DATA_HOME="$work/over" script race_over --open "$work/old.save" <<LINES
settle
open $old
settle
say
status
LINES
check "the old race is over" says race_over '"over":true'
check "its orders come too late" says race_over 'These orders are for turn 1 of Old Post. That race is over; nothing was taken'

# a deadline travels: from the desk into its links, to a player's page, its card on Home and both calendars
mkdir -p "$HOME/Downloads"
XDG_DATA_HOME="$work/desk" script closes --open "$work/post.save" <<LINES
settle
twin gm-pace 1
settle
twin gm-calendar
settle
say
LINES
calendar() { grep -o "Saved as [^\"]*\.ics" "$logs/$1.out" | tail -1 | cut -c10-; }
check "the desk saves its deadline as a calendar file" grep -q '^SUMMARY:Orders due: Penny Post.*turn 1' "$(calendar closes)"
XDG_DATA_HOME="$work/phone" script closing --open "$(grep -o '#t[A-Za-z0-9_-]*' "$logs/closes.out" | tail -1)" <<LINES
settle
twin pick-0
settle
say
twin calendar
settle
say
twin nav-home
settle
say
LINES
check "a player's page says when the turn closes" says closing 'This turn closes [A-Z][a-z]*day [0-9]* [A-Z][a-z]* 20[0-9][0-9], [^"]*, in \(23 h [0-9]* min\|1 d\)[.]'
due_of() { grep '^DTEND:' "$(calendar "$1")"; }
check "its calendar file has the same time" eval '[ "$(calendar closes)" != "$(calendar closing)" ] && [ -n "$(due_of closing)" ] && [ "$(due_of closes)" = "$(due_of closing)" ]'
check "and so has its card on Home" eval 'tail -n 1 "$logs/closing.out" | grep -q "Open Penny Post: Turn 1. Your order is open. Closes [A-Z][a-z][a-z] [0-9:]*, in "'

# a host who drives himself sees who is in, not what, until his own order is sealed; every card can be put aside
printf '{"game": "nascar", "track": "short_oval", "title": "Blind Post", "seats": [{"name": "Zoe", "driver": "you", "number": 9}, %s, %s]}' "$(seat_json Ann 1)" "$(seat_json Ben 2)" >"$work/blind.json"
"$cli" play "$work/blind.json" --seed 5 --id 00000000000000cc --out "$work/blind.save" >/dev/null 2>&1
XDG_DATA_HOME="$work/blind" script blind_desk --open "$work/blind.save" <<LINES
settle
twin gm
settle
paste Ben: (6M)B
settle
twin gm-drop-0
settle
say
LINES
check "the desk of a host who drives says who is in" says blind_desk '\["Ben","from a message, [^"]*"\],\["Ann","nothing yet"\]\|\["Ann","nothing yet"\],\["Ben","from a message'
check "and that he sees no more" says blind_desk 'you see who is in. What they wrote, and what would happen, opens when your own order is sealed'
check "not what was written" eval 'says blind_desk "Orders in: 1 of 3" && ! grep -q "(6M)B\|gm-drop-" "$logs/blind_desk.out"'
XDG_DATA_HOME="$work/blind" script open_desk <<LINES
settle
twin open-00000000000000cc
settle
twin order (6M)
twin seal
settle
twin gm
settle
say
twin gm-drop-0
settle
say
LINES
check "his own order opens the desk" eval 'grep "\"heading\":\"GM desk" "$logs/open_desk.out" | head -1 | grep -q "Ben (unsigned message, [a-z0-9 ]*): (6M)B"'
check "a message is put aside, its order stands" eval 'tail -n 1 "$logs/open_desk.out" | grep -q "Orders in: 2 of 3.*\[\"Ben\",\"from a message" && ! tail -n 1 "$logs/open_desk.out" | grep -q "gm-drop-0"'

# the tools of a seat stand where they stand, whether its order is in or not
tools_of() { # name of the driver
  printf 'settle\ntwin gm\nsettle\nclick Seat %s\nsettle\nprobe\n' "$1" | XDG_DATA_HOME="$work/blind" script "tools_$1" --open "$work/blind.save"
}
places() { python3 "$here/boxes.py" "$logs/tools_$1.out" 'print([(n, vars(box(n))) for n in ("Remind", "Autopilot", "Type it in", "Invite link", "Retire")]) is None'; }
check "the desk's tools for a seat that is in" tools_of Ben
check "and for one that is not" tools_of Ann
check "the first one can be taken back, the other one not" eval 'boxes tools_Ben "len(boxes(\"Take it back\")) == 1" && boxes tools_Ann "len(boxes(\"Take it back\")) == 0"'
check "each button has its own place for both" eval '[ -n "$(places Ben)" ] && [ "$(places Ben)" = "$(places Ann)" ]'

# a league from its file to the second meeting
club() { printf '{"name": "%s", "driver": "%s", "riders": "%s"}' "$1" "$2" "$3"; }
league() { # title
  printf '{"format": "paddock-league", "game": "gravel_kings", "title": "%s", "clubs": [%s, %s]}' "$1" \
    "$(club Hornets 'bot easy' 'Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0')" \
    "$(club Lanterns 'bot easy' 'Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9')"
}
league 'Shale League' >"$work/league.json"
league 'Other League' >"$work/other.json"
mkdir -p "$HOME/Downloads"
check "a line of a league is written by hand" script league_typed <<LINES
settle
twin set-motion 2
twin setup-gravel_kings
settle
click League##setup
settle
click As text##league
settle
click League
type Shale Cup
key Enter
settle
expect League
status
LINES
check "and Enter ends it, nothing else" says league_typed '"screen":"setup"'
rows() { XDG_DATA_HOME="$work/rows" script "$@"; }
check "a league is filled in row by row, without a grammar" rows league_rows <<LINES
settle
twin set-motion 2
twin setup-gravel_kings
settle
click League##setup
settle
absent Yellow Start the league
click Fill in an example##league
settle
click Rider 1.1
key Ctrl+A
type Zander
settle
click Less##1.2
settle
click Change##2
settle
expect Rider 2.1
expect Yellow Start the league
shot $logs/league-rows.png
twin league-found
settle
expect Yellow Next meeting##league
say
LINES
check "what stands in the rows is in the league" says league_rows 'Rider Zander'
check "a league is opened" script league --open "$work/league.json" <<LINES
settle
twin set-motion 2
settle
say
shot $logs/league.png
LINES
check "its table is there" says league '0 of 2 meetings are ridden. Next is Round 1'
check "the next start finds it at home, and its next meeting runs" script season <<LINES
settle
expect Next meeting##home
shot $logs/league-home.png
click Next meeting##home
settle
status
twin nav-papers
settle
say
shot $logs/league-over.png
click Enter this result##league
settle
say
shot $logs/league-entered.png
twin league-save
settle
say
click Next meeting##league
settle
status
LINES
check "the meeting is ridden to its end" says season '"turn":1[0-9].*"over":true'
check "its result counts" says season '1 of 2 meetings are ridden'
check "and the next meeting is another one" eval '[ "$(grep -o "\"game\":\"[0-9a-f]*" "$logs/season.out" | sort -u | wc -l)" -ge 2 ]'
saved=$(grep -o 'Saved as [^ "]*league.json' "$logs/season.out" | tail -1 | cut -c10-)
check "the league is saved as a file" test -s "$saved"
check "with rides that the next meeting carries" eval '"$cli" league "$saved" next | grep -qE "[A-Z][a-z]+ [0-9]\.[0-9]/[0-3]"'
script backup <<LINES
settle
twin backup
settle
say
LINES
backup=$(grep -o 'Saved as [^ "]*races.json' "$logs/backup.out" | tail -1 | cut -c10-)
check "the backup of everything is a file" test -s "$backup"
XDG_DATA_HOME="$work/elsewhere" script restored --open "$backup" <<LINES
settle
say
status
LINES
check "and brings races and league to another device" says restored '1 of 2 meetings are ridden'
check "all of them" says restored '"kept":[1-9]'
check "another league is not taken without a word" script other --open "$work/other.json" <<LINES
settle
say
shot $logs/league-other.png
click Keep mine##league
settle
say
LINES
check "and mine stays" eval 'tail -1 "$logs/other.out" | grep -q "League: Shale League"'
if [ -f "$work/full_disk.so" ]; then
  preload=$work/full_disk.so
  check "a full disk does not lose the league" script full_league --open "$work/other.json" <<LINES
settle
click Replace it##league
settle
say
shot $logs/league-full.png
LINES
  preload=""
  check "it says so" says full_league 'league is not kept.*disk is full'
  check "and the one kept before is still there" script after_full <<LINES
settle
say
LINES
  check "whole" says after_full 'League: Shale League. 1 of 2'
fi

# the newest of the two copies torn in the middle
newest=$(ls -t "$store"/game."$game".*.paddock | head -1)
truncate -s $(($(stat -c %s "$newest") / 2)) "$newest"
check "a torn copy does not lose the race" script torn <<LINES
settle
twin open-$game
settle
status
LINES
check "the older copy is there" says torn '"game":"'"$game"'"'

. "$here/layouts.sh"   # windows of other sizes, words of lists
. "$here/events.sh"    # an event

printf 'not a race' >"$work/junk.json"
check "a foreign file is refused with a sentence" script junk --open "$work/junk.json" <<LINES
settle
status
shot $logs/junk.png
LINES
check "which stands on the screen" eval '! says junk "\"problem\":\"\""'
check "a damaged link is refused too" script link --open 'paddock:#t1.AAAA' <<LINES
settle
status
LINES
check "with a sentence" eval '! says link "\"problem\":\"\""'

echo "$good passed, $bad failed"
[ "$bad" -eq 0 ]
