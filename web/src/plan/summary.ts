/** A position as a short text for the board's own element, close to its text form: for tests. */
import { DOCE_SQUARES, DOCKER_SQUARES, type Position } from "../position";

export function summaryOf(position: Position): string {
  const turn = `turn:${position.turn ?? "-"}`;
  switch (position.family) {
    case "docker": {
      const stacks = DOCKER_SQUARES.flatMap((square, i) => {
        const seats = position.stacks[i] ?? [];
        return seats.length ? [`${square}:${seats.join("")}`] : [];
      });
      const out = position.out.join("") || "-";
      const roll = `roll:${position.roll ?? "-"}`;
      return `${stacks.join() || "-"} hand:${position.hand.join()} out:${out} ${turn} ${roll}`;
    }
    case "dockers": {
      const crates = position.crates.map(
        ({ code, x, y, floor, faces }) => `${code}@${x},${y},${floor}=${faces.up}`,
      );
      const customs = `customs:${position.customs ?? "-"}`;
      const scores = `scores:${position.scores.join()}`;
      return `${turn} moves:${position.moves} ${customs} ${scores} crates:${crates.join()}`;
    }
    case "doce": {
      const squares = DOCE_SQUARES.map((_, i) => {
        const found = position.squares[i];
        if (!found || found.kind === "empty") return ".";
        return `${"AB"[found.seat] ?? "A"}${found.kind === "die" ? found.face : "#"}`;
      });
      const due = position.blocked ? "#" : "";
      return `${squares.join()} ${turn}${due} round:${position.round} totals:${position.totals.join()}`;
    }
  }
}
