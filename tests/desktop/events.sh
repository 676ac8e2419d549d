# shellcheck shell=bash disable=SC2154
# More of what run.sh checks, read by it: an event from the form to its table, its races run by bots and entered with a press.

season() { XDG_DATA_HOME="$work/event" script "$@"; }
check "an event without entrants does not start: what is missing leads to their field" season event_empty <<LINES
settle
twin events
settle
absent Yellow Start the event
click Two entrants at least
type Ann (bot easy)
key Enter
type Bo (bot easy)
settle
expect Yellow Start the event
LINES
check "an event is started, drawn, its race run by bots and entered from its end" season event_run <<LINES
settle
twin events
settle
twin new-kind series
twin new-game nascar
twin new-driver bot easy
twin new-title Spring Cup
twin new-count 2
twin new-board 1
twin new-entrants Ann: laurels 2\nBo\nCy: team Reds
expect Start the event
twin new-start
settle
expect Draw Round 1##event
shot $logs/event-new.png
click Draw Round 1##event
settle
click Run Round 1##event
wait 20
twin out-give-up
settle
status
click Enter this result
settle
expect Draw Round 2##event
status
LINES
check "its race came to the end" says event_run '"over":true'
check "and the event is on the screen again" says event_run '"screen":"events"'
check "a race that was left after its end is entered from the event, the table follows" season event_enter <<LINES
settle
twin events
settle
click Draw Round 2##event
settle
click Run Round 2##event
wait 20
twin out-give-up
settle
twin nav-home
settle
twin events
settle
click Enter result of Round 2##event
settle
click Standings
settle
expect Entrant Cy
click Entrant Ann
settle
shot $logs/event-table.png
twin event-audit
settle
click Round 2##card
settle
click Open record##2A
settle
status
LINES
check "its table is a picture" python3 "$here/picture.py" "$logs/event-table.png" 1280 800
check "another event's file waits for a word" season event_beside <<LINES
settle
file $top/tests/desktop/other_event.json
settle
expect Replace mine##offer
absent Draw Round 1##event
click Keep mine##offer
settle
expect Round 1##card
LINES
check "rules, a round and a name are changed, and another event begins beside it" season event_change <<LINES
settle
twin events
settle
twin rule-points 10, 7, 5
settle
twin round-date 3 May
settle
twin event-name Gus
settle
say
twin event-another
settle
expect Start the event
twin kept-0
settle
expect Round 1##card
LINES
check "the list of points is what was written" says event_change '10, 7, 5'
check "entrants come and go before the first race, with a press and in words, and it is taken back" eval 'XDG_DATA_HOME="$work/entrants" script event_entrants <<LINES
settle
twin events
settle
twin new-kind series
twin new-driver bot easy
twin new-entrants Ann\\nBo\\nCy
twin new-start
settle
click Draw Round 1##event
settle
click Entrants
settle
click Add an entrant
settle
click Entrant to add
type Bo
settle
click Add##entrant
settle
absent Undo##event
twin entrant-add Dora (bot easy): team Reds
settle
expect Entry Dora
click Entrant to add
twin entrant-add Eve (bot easy)
settle
type Fay
settle
click Add##entrant
settle
expect Entry Fay
click Round
settle
click Draw it again##round
settle
wait 40
absent Draw it again##round
click Entrants
settle
click Entry Cy
settle
click Take out of the event##entrant
settle
absent Entry Cy
click Undo##event
settle
expect Entry Cy
click Entry Cy
settle
twin entrant-out
settle
absent Entry Cy
say
LINES'
check "the text view offers to undo it" says event_entrants 'Undo: Cy is out of the event'
check "the line of an entrant that is being written goes with him, and what is wrong with it stands at his alone" eval 'XDG_DATA_HOME="$work/pencil" script event_pencil <<LINES
settle
twin events
settle
twin new-kind series
twin new-driver bot easy
twin new-entrants Ann\\nBo\\nCy\\nDi
twin new-start
settle
click Entrants
settle
click Entry Cy
settle
click Change##driver
settle
expect Keep##line
click Take out of the event##entrant
settle
absent Entry Cy
click Entry Di
settle
absent Keep##line
click Change##driver
settle
expect Keep##line
key Escape
settle
click Entry Di
settle
absent Keep##line
twin entrant-line Di: speed 3
settle
expect Keep##line
twin event-who 0
settle
absent Keep##line
say
LINES'
check "the text view says nothing of it at another one's field" eval '! says event_pencil "Behind the colon"'
check "a result is taken back and undone, an entrant withdraws, another one drives for him" eval 'XDG_DATA_HOME="$work/changes" script event_changes <<LINES
settle
twin events
settle
twin new-kind series
twin new-game nascar
twin new-driver bot easy
twin new-entrants Ann\\nBo\\nCy\\nDora
twin new-start
settle
click Draw Round 1##event
settle
twin hand-1A
twin event-places 2 1 - 3
twin event-places-enter
settle
click Draw Round 2##event
settle
twin event-round 0
settle
click Take back##1A
settle
absent Take back##1A
click Undo##event
settle
expect Take back##1A
twin back-1A
settle
absent Take back##1A
twin hand-1A
twin event-places 1 2 3 4
twin event-places-enter
settle
say
click Entrants
settle
click Entry Cy
settle
click Withdraws before Round 2##going
settle
expect Is back##going
click Entry Dora
settle
click Substitute
type Kim
settle
click In Round 2##sub
settle
expect Drives himself##going
click Draw Round 2##event
settle
say
LINES'
check "the race and its round tell of each" says event_changes 'was taken back when it alone stood; another one stands in its place'
check "who withdrew is drawn no more, the seat is named for who drives" says event_changes 'Kim (sub for Dora)'
# a board of the GM's own: dropped on the set-up screen, on the form, on an event's page
python3 - "$top/assets/games" "$work" <<'PY'
import json, sys
games, work = sys.argv[1:]
arena = json.load(open(f"{games}/car_wars/arenas/kestrel_yard.json"))
arena["title"], arena["starts"] = "Bolt Yard", arena["starts"][:4]
json.dump(arena, open(f"{work}/yard.json", "w"), indent=1)
ring = open(f"{games}/nascar/tracks/short_oval.txt").read().replace("Copper Creek Bullring", "Bolt Ring")
open(f"{work}/ring.txt", "w").write(ring)
json.dump({"format": "paddock-event", "kind": "series", "title": "Cup", "game": "nascar", "seed": "0123456789abcdef",
           "entrants": [{"name": "Ann"}, {"name": "Bo"}], "rounds": []}, open(f"{work}/norounds.json", "w"))
open(f"{work}/torn.txt", "w").write(ring.replace("rotation: ccw", "rotation: abc"))
PY
check "the set-up screen takes an arena of one's own" eval 'XDG_DATA_HOME="$work/arena" script own_arena <<LINES
settle
twin setup-car_wars
settle
file $work/yard.json
settle
expect Bolt Yard##track3
expect Start duel
LINES'
check "an event begins on a board of one's own, and a game that it is no board of says so" eval 'XDG_DATA_HOME="$work/board" script event_board <<LINES
settle
twin events
settle
twin new-game nascar
settle
file $work/ring.txt
settle
twin new-game car_wars
settle
say
twin new-game nascar
settle
twin new-driver bot easy
twin new-entrants Ann\\nBo\\nCy
twin new-start
settle
click Draw Round 1##event
settle
click Run Round 1##event
wait 20
twin out-give-up
settle
twin nav-home
settle
twin events
settle
file $work/torn.txt
settle
say
key Escape
settle
say
LINES'
check "the form keeps it for its game" says event_board 'Bolt Ring, your own, is no board of Car Wars'
check "a faulty track on an event page is told as a track, whatever race is open" says event_board 'This map does not work'
check "and the event is on that board" says event_board 'Now Bolt Ring, 12 places'
six_duellists='settle
twin events
settle
twin new-kind championship
twin new-game car_wars
twin new-driver bot easy
twin new-entrants A1\nA2\nA3\nA4\nA5\nA6
twin new-start
settle
click Draw Round 1##event
settle'
check "a smaller board: the round that is drawn is drawn again, each duel with four at most" eval 'XDG_DATA_HOME="$work/smaller" script event_smaller <<LINES
$six_duellists
click Rules##Event
settle
click Write Board
settle
expect Open a file##board
file $work/yard.json
settle
expect Draw Round 1 again##event
click Draw Round 1 again##event
settle
expect Run##1B
click Change##round
settle
expect Keep##round
twin nav-rules
settle
twin rules-query turns
settle
say
LINES'
check "the rule book is that of the event" says event_smaller 'CW-'
check "neither a board that is dropped nor another length takes a begun duel away, and its round may have another name" eval 'XDG_DATA_HOME="$work/begun" script event_begun <<LINES
$six_duellists
click Run Round 1##event
wait 5
twin nav-home
settle
twin events
settle
expect Go on with Round 1##event
file $work/yard.json
settle
expect Go on with Round 1##event
twin event-round 0
settle
click Change##round
settle
click More##Length##round
settle
expect Go on with Round 1##event
click Name of the round
type b
settle
click Keep##round
settle
absent Keep##round
expect Go on with Round 1b##event
LINES'
check "an event without rounds is told, and can be forgotten" eval 'XDG_DATA_HOME="$work/norounds" script event_norounds <<LINES
settle
file $work/norounds.json
settle
twin events
settle
expect Forget for good##event
LINES'

