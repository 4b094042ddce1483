#!/bin/sh
# An engine in shell: it plays the first of the legal moves that it is sent.
# quayside arena GAME --bots "3,engine:sh examples/engines/first_move.sh"
while read -r command words; do
    case $command in
        hello) echo "id name First"; echo "protocol 1"; echo "hellook" ;;
        isready) echo "readyok" ;;
        legal) first=${words%% *} ;;
        go) echo "bestmove $first" ;;
        quit) exit ;;
    esac
done
