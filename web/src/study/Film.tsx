import { useEffect, useRef, useState } from "react";
import { Figure } from "../rules/Figure";
import { useText } from "../text";
import { downloadBlob } from "../ui/download";
import { encodeGif, type Frame } from "./gif";
import { drawn } from "./picture";
import type { Node } from "./tree";

const SIDE = 360;
/** A longer line leaves out steps evenly. */
const MOST_FRAMES = 150;
/** Hundredths of a second that a position is shown, and the last one. */
const [DELAY, LAST_DELAY] = [80, 300];

/** The positions that a film of a line shows: the first, and that after every move. */
function positionsOf(line: readonly Node[]): string[] {
  const all = line.filter(({ entry }) => entry?.kind !== "roll").map(({ state }) => state.text);
  const step = Math.max(1, all.length / MOST_FRAMES);
  return all.filter(
    (_, i) => i === all.length - 1 || Math.floor(i / step) !== Math.floor((i - 1) / step),
  );
}

/** Saves the line as an animated GIF: every position is drawn on the page, one after the other. */
export function Film({ line, name }: { line: readonly Node[]; name: string }) {
  const t = useText();
  const [positions, setPositions] = useState<readonly string[] | null>(null);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const frames = useRef<Frame[]>([]);
  useEffect(() => {
    if (!positions) return undefined;
    let current = true;
    void take(root.current, at === positions.length - 1 ? LAST_DELAY : DELAY)
      .then(([frame, width, height]) => {
        if (!current) return;
        frames.current.push(frame);
        if (at < positions.length - 1) setAt(at + 1);
        else {
          const bytes = encodeGif(width, height, frames.current);
          downloadBlob(name, new Blob([bytes.slice().buffer], { type: "image/gif" }));
          setPositions(null);
        }
      })
      .catch(() => {
        if (current) setFailed(true);
        setPositions(null);
      });
    return () => {
      current = false;
    };
  }, [positions, at, name]);
  const begin = () => {
    frames.current = [];
    setFailed(false);
    setAt(0);
    setPositions(positionsOf(line));
  };
  if (!positions)
    return (
      <>
        <button type="button" className="button" onClick={begin}>
          {t("study-film")}
        </button>
        {failed && <p role="alert">{t("study-film-failed")}</p>}
      </>
    );
  return (
    <div ref={root}>
      <button type="button" className="button" onClick={() => setPositions(null)}>
        {t("study-film-stop")}
      </button>
      <Figure
        position={positions[at] ?? ""}
        caption={t("study-film-busy", { at: at + 1, of: positions.length })}
      />
    </div>
  );
}

/** Take a picture once the drawing is there. */
async function take(
  root: HTMLElement | null,
  delay: number,
): Promise<[Frame, width: number, height: number]> {
  const turn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let waited = 0; waited < 600 && !root?.querySelector(".plan-sheet svg"); waited++)
    await turn();
  await turn();
  await turn();
  const canvas = await drawn(root, SIDE);
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
  if (!pixels) throw new Error("this browser cannot draw");
  return [{ pixels: new Uint8ClampedArray(pixels), delay }, width, height];
}
