# shellcheck shell=bash disable=SC2154,SC2059
# More of what run.sh checks, read by it: layouts of small and upright windows, words of the games' lists, no page of a league
# where there is none.

# races that run, on Home: no sentence, state or button lies over another one, whatever the width
printf '{"game": "nascar", "track": "short_oval", "title": "The Long Winter Cup", "seats": [%s, %s]}' \
  "$(seat_json 'Bartholomew Featherstonehaugh' 0)" "$(seat_json 'Wilhelmina Cholmondeley' 1)" >"$work/long.json"
"$cli" play "$work/long.json" --out "$work/long.save" >/dev/null 2>&1
four_races() { # name, size, more options
  local name=$1 size=$2 look='probe\nwheel -6\nsettle\n'
  shift 2
  { printf 'settle\ntwin nav-home\nsettle\n'
    for which in try try try-gravel_kings; do printf 'twin %s\nsettle\ntwin nav-home\nsettle\n' "$which"; done
    printf 'move 200 500\nshot %s\n' "$logs/$name.png"
    for _ in 1 2 3 4 5; do printf "$look"; done
    printf 'probe\n'; } | XDG_DATA_HOME="$work/$name" script "$name" --size "$size" --open "$work/long.save" "$@"
}
for size in 1280x800 1024x768 912x1368 390x844; do
  name=four_${size%x*}
  touch=
  [ "$size" = 390x844 ] && touch=--touch
  check "four races stand on a Home of $size" four_races "$name" "$size" $touch
  check "four sentences and three states are seen there" boxes "$name" 'len(seen("Sentence ")) == 4 and len(seen("State ")) == 3'
  check "and nothing of their cards lies over anything else" boxes "$name" \
    'apart("Sentence ", "State ", "Open##", "Look##", "Forget##", "Write your order##", "Race bots##", "Set up##", "Paste", "File")'
done

# a heat: neither the board nor its tools move for the film of a card that was played
for size in 1440x900 390x844; do
  name=stays_${size%x*}
  touch=
  [ "$size" = 390x844 ] && touch=--touch
  check "a card is played in a window of $size" eval 'XDG_DATA_HOME="$work/$name" script $name $touch --size $size <<LINES
settle
twin try-gravel_kings
settle
twin seal
settle
probe
twin seal
wait 20
probe
shot $logs/$name.png
LINES'
  check "its film runs on the board of the decision, below the same tools" boxes "$name" \
    'seen("Skip to now") and still("Heat 1") and still("Heat 6") and fixed("Board")'
done

# two people at one screen: the film of a card shows no hand, for nobody or the other one sits there; nor does it in another meeting
meeting_json() { # title, driver, driver
  printf '{"game": "gravel_kings", "title": "%s", "seats": [{"name": "Anna", "number": 1, "driver": "%s"}, {"name": "Bert", "number": 2, "driver": "%s"}]}' "$@"
}
for who in "shared screen screen" "solo you bot_easy" "bots bot_easy bot_easy"; do
  set -- $who
  meeting_json "$1" "${2//_/ }" "${3//_/ }" >"$work/$1.json"
  "$cli" play "$work/$1.json" --out "$work/$1.save" >/dev/null 2>&1
done
{ printf 'settle\n'
  for _ in 1 2 3 4 5; do printf 'twin uncover\nwait 3\nsettle\ntwin seal\nwait 4\nprobe\nshot %s\nsettle\n' "$logs/shared.png"; done; } \
  | XDG_DATA_HOME="$work/shared" script shared --size 1440x900 --open "$work/shared.save"
check "a film of a shared screen shows no hand" boxes shared 'seen("Skip to now") and not any("hand" in label for label in seen(""))'
printf 'settle\ntwin seal\nsettle\ntwin nav-home\nsettle\nfile %s\nwait 30\nprobe\nshot %s\n' "$work/bots.save" "$logs/bots.png" \
  | XDG_DATA_HOME="$work/solo" script bots_after --size 1440x900 --open "$work/solo.save"
check "nor is one seen in the next meeting" boxes bots_after \
  'seen("Skip to now") and not any("hand" in label or "Open Selection" in label for label in seen(""))'

# a low screen keeps the way to the event, whatever the verdict says
for size in 844x390 740x360; do
  printf 'settle\ntwin workshop\nsettle\ntwin design-new\nsettle\nprobe\nshot %s\n' "$logs/event_$size.png" \
    | XDG_DATA_HOME="$work/event$size" script "event_$size" --touch --size "$size"
  check "the event is reached at $size" boxes "event_$size" 'seen("Event##event")'
done

# a phone's lists fill the view: one face from the edge on, no dark corner
check "a phone turns to its lists" eval 'XDG_DATA_HOME="$work/lists" script phone_lists --touch --size 390x844 <<LINES
settle
click Try a race
settle
twin order (6M)
twin seal
settle
settle
click Order
settle
shot $logs/phone-order.png
click Log
settle
shot $logs/phone-log.png
LINES'
for list in order log; do
  check "no corner of its $list is dark" python3 "$here/picture.py" flat "$logs/phone-$list.png" 0 57 5 30
  check "nor at its foot" python3 "$here/picture.py" flat "$logs/phone-$list.png" 0 763 5 4
done

# the keys of a phone: two rows of four
XDG_DATA_HOME="$work/keys" script phone_keys --touch --size 390x844 <<LINES
settle
click Try a race
settle
click Write your order
settle
probe
shot $logs/phone-keys.png
LINES
check "its first row is L M R undo, its second one A B S and anew" boxes phone_keys \
  'row("L left", "M ahead", "R right", "backspace undo") and row("A faster", "B slower", "S slipstream", "arrow-back-up anew")'

# a phone: every speed that can be plotted lights its whole space on the board
printf 'settle\ntwin try-speed_circuit\nsettle\ntwin seal\nsettle\ntwin seal\nsettle\nprobe\nshot %s\n' "$logs/phone-plot.png" |
  XDG_DATA_HOME="$work/plot" script phone_plot --touch --size 390x844
check "all spaces that can be plotted are in sight on a phone" boxes phone_plot 'len(boxes("Spot plot")) > 4 and all(b.x >= 24 and b.right <= 366 for b in boxes("Spot plot"))'

# how the game is won, before the rules
printf 'settle\ntwin nav-rules\nsettle\nsay\n' | XDG_DATA_HOME="$work/short" script in_short
check "the rules begin with the game in short" says in_short 'In short. First home after the last lap wins'

check "its set-up tells the same to who cannot see" eval 'XDG_DATA_HOME="$work/short2" script setup_short <<LINES
settle
twin setup-nascar
settle
say
LINES
says setup_short "In short. First home after the last lap wins" && ! says setup_short "\*L\*"'

# the way of the proposed order: a phone lying keeps the steps as large (28 to 38 px by the draw of the grid), the words count from the car, an ended race has none
check "a phone lying shows the proposal" eval 'XDG_DATA_HOME="$work/lying" script proposal --touch --size 844x390 <<LINES
settle
twin try-nascar
settle
settle
probe
say
shot $logs/proposal.png
LINES'
check "its steps can be told apart and hit" boxes proposal 'abs(boxes("Spot left turn")[0].y - boxes("Spot right turn")[0].y) >= 28'
check "words count from the car and tell where the proposal ends" eval 'says proposal "from your car: " && says proposal "what is proposed ends " && says proposal "next step: left turn, "'
check "a race that was ended proposes nothing" eval 'XDG_DATA_HOME="$work/ended" script proposal_ended <<LINES
settle
twin try-nascar
settle
twin out-end-now
settle
twin end-table
settle
say
shot $logs/proposal-ended.png
LINES
says proposal_ended "The race is over" && ! says proposal_ended "what is proposed ends "'

# a tablet held upright: half of the height is the board's, at the table, too
XDG_DATA_HOME="$work/tablet" script tablet_table --touch --size 820x1180 <<LINES
settle
click Try a race
settle
expect Seal
probe
shot $logs/table-upright.png
LINES
check "the table on a tablet held upright leaves half of it to the board" boxes tablet_table 'box("Order text").x > 410 and box("Timeline").y > 700'

check "who is asked in a heat is said in words, too" says speedway ', asked now'
# a meeting of the table: named after its clubs, what was played last stands in the log's sight
XDG_DATA_HOME="$work/meeting" script meeting --size 1600x1000 <<LINES
settle
twin try-gravel_kings
settle
twin seal
settle
twin seal
settle
twin seal
settle
twin seal
settle
probe
say
LINES
check "a meeting that nobody named is called after its clubs" says meeting '"title":"[A-Z][a-z]* v [A-Z][a-z]*, turn 1"'
check "the last line of its log is in sight" boxes meeting 'max((int(n.split()[1][:-1]), b.bottom) for n, b in [(n, box(n)) for n in seen("Line ")])[1] <= 988'

for told in asks ended post; do
  check "a race of Nascar has no page of a league ($told)" eval '! says $told "Programme and league"'
done

# a host who drives, on his phone: what he sealed, one yellow button on every page of his desk, what is told and where
phone_race() { # name
  "$cli" play "$work/blind.json" --seed 5 --id 00000000000000dd --out "$work/$1.save" >/dev/null 2>&1
}
phone_race phone_host
XDG_DATA_HOME="$work/phone_host" script phone_host --touch --size 390x844 --open "$work/phone_host.save" <<LINES
settle
twin order (6M)
twin seal
settle
probe
shot $logs/phone-sealed.png
LINES
check "what a driving host has sealed stands on his phone, above the way to change it" boxes phone_host \
  'box("Your order").h > 30 and box("Your order").bottom < box("Replace my order").y'
pages() { for page in Seats Inbox "If resolved" Publish; do printf 'click %s##Page\nsettle\nprobe\nshot %s/phone-desk-%s-%s.png\n' "$page" "$logs" "$1" "${page// /-}"; done; }
phone_race phone_desk
check "the desk of a driving host is walked through on a phone" eval '{
  printf "settle\ntwin gm\nsettle\n"; pages invite
  printf "click Copy all invitations\nsettle\n"; pages order
  printf "twin nav-table\nsettle\ntwin order (6M)\ntwin seal\nsettle\ntwin gm\nsettle\n"; pages paste
  printf "paste Ann: MMXM\nsettle\n"; pages letters
  printf "twin gm-drop-0\nsettle\npaste Ann: 6M\nsettle\npaste Ben: 6M\nsettle\n"; pages publish
  printf "click Inbox##Page\nsettle\nclick Publish turn 1##next\nsettle\n"; pages send
  } | XDG_DATA_HOME="$work/phone_desk" script phone_desk --touch --size 390x844 --open "$work/phone_desk.save"'
check "and has one yellow button on every page in every state" boxes phone_desk 'each("Yellow ", 1)'
check "namely what is next" boxes phone_desk 'seen("Yellow ") >= {"Yellow " + a for a in ("Copy all invitations", "Copy all invitations##next",
  "Write my order", "Write my order##next", "Paste a message", "Paste a message##next", "Settle 1 message##next",
  "Publish turn 1", "Publish turn 1##next", "Copy the report", "Copy the report##next")}'
phone_race phone_told
XDG_DATA_HOME="$work/phone_told" script phone_told --touch --size 390x844 --open "$work/phone_told.save" <<LINES
settle
twin gm
settle
click Copy all invitations
settle
probe
shot $logs/phone-told.png
LINES
check "what a phone is told stands in the top bar, under the name of the place, over nothing that can be pressed" boxes phone_told \
  'box("Invitations copied").y >= 18 and box("Back").right <= box("Invitations copied").x and box("Invitations copied").right <= boxes("Players")[0].x and box("Invitations copied").bottom <= 56'
"$cli" play "$work/post.json" --absent --out "$work/phone_beside.save" >/dev/null 2>&1
XDG_DATA_HOME="$work/phone_beside" script phone_beside --touch --size 390x844 --open "$work/phone_beside.save" <<LINES
settle
file $work/phone_beside.save
wait 8
probe
LINES
check "what needs two lines there lies over no button either" boxes phone_beside \
  'box("Back").right <= boxes("This is what is kept")[0].x and boxes("This is what is kept")[0].right <= boxes("Players")[0].x and boxes("This is what is kept")[0].bottom <= 56'
XDG_DATA_HOME="$work/phone_pressed" script phone_pressed --touch --size 390x844 --open "$work/phone_told.save" <<LINES
settle
twin gm
settle
click Seats##Page
click Copy all invitations##next
settle
wait 40
click Inbox##Page
wait 5
probe
LINES
check "and goes with the next press" boxes phone_pressed 'len(boxes("Invitations copied")) == 0'
XDG_DATA_HOME="$work/phone_league" script phone_league --touch --size 390x844 --open "$work/league.json" <<LINES
settle
probe
shot $logs/phone-league.png
LINES
check "a league's sheet has its yellow button, too" boxes phone_league '[n for n in seen("Yellow ") if n.endswith("##league")] == ["Yellow Next meeting##league"]'

# a phone on its side: what stands above the seal is scrolled and never lies under it, nothing of the workshop lies over anything
on_its_side() { # name, what is done first
  printf 'settle\n%b\nsettle\nprobe\nshot %s/side-%s.png\nmove 700 200\nwheel -3\nsettle\nprobe\nwheel -30\nsettle\nprobe\n' "$2" "$logs" "$1" |
    XDG_DATA_HOME="$work/side_$1" script "side_$1" --touch --size 844x390
}
check "an order is written on a phone on its side" on_its_side order 'twin try-nascar\nsettle\nwait 20'
check "its field and its keys come into sight above the seal" boxes side_order \
  '{"Order text", "M ahead", "Copy as text", "Start anew"} <= seen("") and boxes("Yellow Seal")[0].bottom < 390 and box("Copy as text").bottom <= boxes("Yellow Seal")[0].y'
check "a maneuver is chosen there" on_its_side drive 'twin try-car_wars\nsettle\ntwin seal\nsettle\nwait 20'
check "and no row of it lies under the button" boxes side_drive 'box("Copy as text").bottom <= boxes("Yellow ")[0].y'
check "a card is chosen there" on_its_side cards 'twin try-gravel_kings\nsettle\ntwin seal\nsettle\nwait 20'
check "its rows and the last card of the plan stand in the column, above the button" boxes side_cards \
  'sum(n.endswith("##choice") for n in seen("")) > 1 and boxes("hidden cards##")[0].x > 510 and boxes("hidden cards##")[0].bottom <= boxes("Yellow Play ")[0].y'
printf 'settle\ntwin try-nascar\nsettle\ntwin out-give-up\nsettle\nprobe\nmove 150 250\nwheel -30\nsettle\nprobe\n' |
  XDG_DATA_HOME="$work/side_end" script side_end --touch --size 844x390
check "a result scrolls above its button" boxes side_end \
  'box("Yellow Watch the race").h >= 44 and box("Replay link").bottom <= box("Yellow Watch the race").y and {"Forum report", "Run it again"} <= seen("")'
printf 'settle\ntwin try-nascar\nsettle\ntwin nav-home\nsettle\nprobe\n' |
  XDG_DATA_HOME="$work/side_home" script side_home --touch --size 740x360
check "a race that waits has its button in sight on Home" boxes side_home 'boxes("Yellow ")[0].h >= 44 and boxes("Yellow ")[0].bottom < 360'
long_event='settle
twin events
settle
twin new-kind series
twin new-game nascar
twin new-driver bot easy
twin new-title The Long Winter Cup of the Northern Counties and Islands
twin new-count 2
twin new-entrants Bartholomew Featherstonehaugh\nWilhelmina Cholmondeley\nCy
twin new-start
settle'
XDG_DATA_HOME="$work/side_event" script side_event --touch --size 740x360 <<LINES
$long_event
probe
shot $logs/side-event.png
LINES
check "the button of an event with a long name is in sight there" boxes side_event 'box("Yellow Draw Round 1##event").h >= 44 and box("Yellow Draw Round 1##event").bottom < 348'
check "and what is told in the top bar stands over none of its tools" boxes side_event 'boxes("The event is made")[0].right <= box("Rules").x'
XDG_DATA_HOME="$work/told_event" script told_event --touch --size 390x844 <<LINES
$long_event
wait 100
click Draw Round 1##event
wait 20
probe
shot $logs/told-event.png
click Run##1A
wait 20
probe
LINES
check "that a round is drawn is told, and not any more on the next screen" boxes told_event 'seen("Round 1 is drawn") and not boxes("Round 1 is drawn")'
check "the workshop has its plan alone beside the verdict" on_its_side shop 'twin workshop\nsettle\nclick Penny##design'
check "and each plate apart" boxes side_shop 'apart("Less ", "More ", "Keep this design", "MG##", "Driver##") and box("More Under").bottom <= 390'

# what is told in the top bar stands beside the verdict where both have room
XDG_DATA_HOME="$work/shop_told" script shop_told --size 1440x900 <<LINES
settle
twin workshop
settle
click Penny##design
settle
click Keep this design
wait 8
probe
shot $logs/shop-told.png
LINES
check "in the workshop what is told leaves verdict, list and garage in sight" boxes shop_told \
  'box("Usual parts, any budget##event").right <= box("Penny is kept on this device").x and box("Penny is kept on this device").right <= box("Garage").x'

# and goes to the middle of a phone's bar when the window is turned upright
XDG_DATA_HOME="$work/shop_turned" script shop_turned --touch --size 844x390 <<LINES
settle
twin workshop
settle
resize 390x844
settle
click Penny##design
settle
click Keep
wait 8
probe
LINES
check "a workshop that is turned upright tells what it keeps in sight" boxes shop_turned \
  'box("Penny is kept on this device").x >= 0 and box("Penny is kept on this device").right <= 390'

# a soft keyboard makes the window low: what is typed into stays where it is
XDG_DATA_HOME="$work/soft" script soft --touch --size 1024x768 <<LINES
settle
twin try-nascar
settle
wait 20
click Order text
settle
type A
wait 5
type M
wait 5
resize 1024x420
wait 10
type M
wait 5
probe
shot $logs/soft.png
settle
say
twin nav-home
settle
twin workshop
settle
resize 1024x768
settle
click Penny##design
settle
click Find a part
settle
type g
wait 5
resize 1024x420
wait 10
type u
wait 5
probe
shot $logs/soft-parts.png
LINES
check "an order is written on over a soft keyboard" says soft '"value":"AMM"'
check "its button lies over none of the keys" boxes soft 'apart("Seal order", "Copy as text", "L left", "M ahead", "A faster")'
check "and so is the name of a part" boxes soft 'boxes("Find a part")[0].h > 20'
check "what is found stands below it, the plates beside it each apart" boxes soft 'len([n for n in seen("") if n.endswith("##item")]) > 2 and apart("Less ", "More ", "Find a part", "MG##", "Driver##")'

# the press that ends the typing is not lost: nothing moves from under it before it is over
typed_parts() { # size with the soft keyboard, what is pressed
  printf 'resize %s\nsettle\ntype guard\nsettle\nclick %s\nsettle\nprobe\nsay\n' "$1" "$2"
}
{ printf 'settle\ntwin workshop\nsettle\nclick Penny##design\nsettle\nclick Parts\nsettle\nclick Find a part\nsettle\n'
  typed_parts 390x500 'Wheelguards##item'; } | XDG_DATA_HOME="$work/tapped" script tapped --touch --size 390x844
check "the first tap on a found part opens it" boxes tapped 'seen("Front, 10 points##parts/wheelguards")'
{ printf 'settle\ntwin workshop\nsettle\nclick Penny##design\nsettle\nclick Find a part\nsettle\n'
  typed_parts 1024x420 'More Right'; } | XDG_DATA_HOME="$work/tapped_wide" script tapped_wide --touch --size 1024x768
check "and so does the first one on a plate beside the list" says tapped_wide '"label":"Points Right","value":"16"'

# what is told: an error goes on to the next screen, what comes with a screen stands still, more than one line fills a phone's bar
if [ -f "$work/full_disk.so" ]; then
  preload=$work/full_disk.so
  XDG_DATA_HOME="$work/told_full" script told_full <<LINES
settle
twin workshop
settle
click Penny##design
settle
click Keep this design
wait 2
click More Front
wait 2
click Home##wordmark
wait 4
probe
LINES
  preload=""
  check "an error that waits or has hardly been shown goes on to the next screen" boxes told_full 'seen("Try a race") and "disk is full" in "".join(seen(""))'
fi
drivers='{"name": "Zoe", "driver": "you"}'
for name in Ann Ben Cy Dee Eve Flo Gus Hal Ivy; do drivers+=", {\"name\": \"$name\", \"driver\": \"bot easy\"}"; done
printf '{"game": "nascar", "track": "short_oval", "title": "Full Field", "seats": [%s]}' "$drivers" >"$work/field.json"
for id in a b; do
  printf 'Zoe: (6M)\n' | "$cli" play "$work/field.json" --seed 5 --id "00000000000000a$id" --orders - --out "$work/field_$id.save" >/dev/null
done
XDG_DATA_HOME="$work/told_still" script told_still --open "$work/field_a.save" <<LINES
settle
twin nav-home
settle
file $work/field_a.save
probe
wait 1
probe
wait 1
probe
LINES
check "what is told with a new screen stands where it stays" boxes told_still 'still("This is what is kept here already")'
XDG_DATA_HOME="$work/told_long" script told_long --touch --size 390x844 <<LINES
settle
twin workshop
settle
click Penny##design
settle
click More Front
settle
key Escape
wait 8
probe
shot $logs/told-long.png
LINES
check "two lines stand in a phone's bar, between its buttons" boxes told_long \
  'boxes("Esc once more")[0].bottom <= 56 and box("Back").right <= boxes("Esc once more")[0].x and boxes("Esc once more")[0].right <= box("More").x'

# the log of another race begins with its first line, however the one before was scrolled
XDG_DATA_HOME="$work/log_head" script log_head --size 1280x620 --open "$work/field_a.save" <<LINES
settle
move 100 500
wheel -20
settle
probe
file $work/field_b.save
settle
probe
LINES
check "the log of another race begins with its first line" boxes log_head 'boxes("Line 1: ")[0].h > 30'

# the workshop's pages: a search is found without scrolling, a vehicle is begun from nothing, Esc closes what was opened last
XDG_DATA_HOME="$work/from_nothing" check "a search has a page of its own, a car is begun from nothing" script from_nothing --touch --size 390x844 <<LINES
settle
twin workshop
settle
click Find##Where from
settle
expect Yellow Find designs
click Ready##Where from
settle
click Build from nothing
settle
say
LINES
check "and what is missing is said" says from_nothing 'A body is missing'
XDG_DATA_HOME="$work/compared" check "Esc closes what is compared, not the design" script compared <<LINES
settle
twin workshop
settle
click Penny##design
settle
click Compare
settle
expect Compare with
key Escape
settle
absent Compare with
expect Yellow Keep this design
LINES
XDG_DATA_HOME="$work/unseen" check "and closes the design where the bill is another page" script compare_unseen --size 390x844 --touch <<LINES
settle
twin workshop
settle
click Penny##design
settle
click Bill
settle
click Compare
settle
click Plan
settle
key Escape
settle
expect Ready##Where from
LINES
XDG_DATA_HOME="$work/pages" check "each workshop opens on its ready designs; where none is begun from nothing, no command does it" script shop_pages <<LINES
settle
twin workshop
settle
click Open##Where from
settle
expect Open a file
twin nav-home
settle
twin workshop-speed_circuit
settle
absent Open a file
expect Ready##Where from
twin design-new
settle
expect Ready##Where from
LINES
XDG_DATA_HOME="$work/focus" check "the keyboard's focus stays at the page that it turned to" script shop_focus --size 1024x768 <<LINES
settle
twin workshop
settle
$(yes 'key Shift+Tab' | head -10)
key Enter
settle
expect Open a file
key Shift+Tab
key Enter
settle
expect Yellow Find designs
LINES
