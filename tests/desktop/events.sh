# shellcheck shell=bash disable=SC2154
# More of what run.sh checks, read by it: an event from the form to its table, a race of it run by bots and entered with a press.

export EVENT_HOME="$work/event"
season() { XDG_DATA_HOME="$EVENT_HOME" script "$@"; }
check "an event is started, drawn and its race run by bots" season event_run <<LINES
settle
twin events
settle
twin new-kind series
twin new-game nascar
twin new-driver bot easy
twin new-title Spring Cup
twin new-count 2
twin new-entrants Ann: laurels 2\nBo\nCy: team Reds
expect Start the event
twin new-start
settle
expect Draw Round 1##event
shot $logs/event-new.png
click Draw Round 1##event
settle
expect Run Round 1##event
click Run Round 1##event
settle
twin go-on
settle
status
probe
LINES
check "it is over, and its result is offered" says event_run '"over":true'
check "the result is entered with a press, the table follows" season event_enter <<LINES
settle
twin events
settle
click Enter result of Round 1##event
settle
expect Draw Round 2##event
click Standings
settle
expect Entrant Ann
click Entrant Ann
settle
shot $logs/event-table.png
status
LINES
check "the event is on the screen" says event_enter '"screen":"events"'
check "its table is a picture" python3 "$here/picture.py" "$logs/event-table.png" 1280 800
check "its file opens beside another event and waits for a word" season event_beside --open "$top/tests/desktop/other_event.json" <<LINES
settle
twin events
settle
expect Keep mine##offer
twin offer-refuse
settle
expect Draw Round 2##event
LINES
