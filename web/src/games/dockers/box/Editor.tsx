import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { fillOf, inkOf } from "../../../board/marks";
import type { Text } from "../../../text";
import { Icon } from "../../../ui/Icon";
import { faceColour, markOfFace } from "../faces";
import { COLOUR_LETTERS, FACE_NAMES } from "../layout";
import { standardPort } from "../ports";
import type { Colour } from "../position";
import {
  CELLS,
  codeFor,
  crateAt,
  type Draft,
  type DraftCrate,
  type Fact,
  factsOf,
  isKnown,
  keptText,
  readKept,
  UNKNOWN,
  type Wrong,
  wrongWith,
} from "./draft";
import "./editor.css";

const FLOORS = [0, 1, 2] as const;
/** The faces in the order in which they are typed in; all lids are up. */
const TYPED = ["north", "east", "south", "west", "down"] as const;
type TypedFace = (typeof TYPED)[number];
/** Small words on bare wood, readable by day and by night. */
const LID_INK = "#170d02";
const letterOf = (crate: DraftCrate, face: (typeof FACE_NAMES)[number]): string =>
  crate.faces[FACE_NAMES.indexOf(face)] ?? UNKNOWN;
const colourOf = (letter: string): Colour | null =>
  letter === UNKNOWN ? null : (letter as Colour);

type Place = readonly [floor: number, cell: number];

/** Types in the layout of a box: follows the lid floor by floor, crate by crate. */
export function Editor({
  draft: text,
  change,
  t,
}: {
  draft: string;
  change: (draft: string) => void;
  t: Text;
}) {
  const draft = readKept(text);
  const [[floor, cell], setPlace] = useState<Place>(() => firstOpen(draft));
  const [x, y] = CELLS[cell] ?? [0, 0];
  const crate = crateAt(draft, floor, x, y);
  const facts = factsOf(draft);
  const blamed = new Set(
    facts.flatMap(({ wrongs }) => wrongs.flatMap(({ codes }) => codes)).filter(Boolean),
  );
  // Who goes on to the next crate types its port next.
  const [isNext, setIsNext] = useState(false);
  const choose = (place: Place) => {
    setIsNext(false);
    setPlace(place);
  };
  const set = (part: Partial<DraftCrate>) =>
    change(keptText(draft.map((one) => (one === crate ? { ...one, ...part } : one))));
  const onTabs = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (floor + step + FLOORS.length) % FLOORS.length;
    choose([next, 0]);
    document.getElementById(`lid-tab-${next}`)?.focus();
  };
  const goOn = () => {
    const at = floor * CELLS.length + cell + 1;
    setPlace([Math.floor(at / CELLS.length) % FLOORS.length, at % CELLS.length]);
    setIsNext(true);
  };
  return (
    <div className="lid">
      <div className="lid-floors">
        <div role="tablist" aria-label={t("layout-floors")} className="lid-tabs" onKeyDown={onTabs}>
          {FLOORS.map((one) => (
            <button
              key={one}
              id={`lid-tab-${one}`}
              type="button"
              role="tab"
              className="quiet"
              aria-selected={one === floor}
              aria-controls="lid-floor"
              tabIndex={one === floor ? 0 : -1}
              onClick={() => choose([one, 0])}
            >
              {t("layout-floor-count", {
                floor: t(`board-floor-plan-${one}`),
                count: draft.filter((crate) => crate.floor === one && isKnown(crate)).length,
              })}
            </button>
          ))}
        </div>
        <div id="lid-floor" role="tabpanel" aria-labelledby={`lid-tab-${floor}`}>
          <p className="lid-north soft">{t("layout-north-up")}</p>
          <div className="lid-grid">
            {CELLS.map(([u, v], i) => {
              const one = crateAt(draft, floor, u, v);
              if (!one) return null;
              return (
                <button
                  key={`${u},${v}`}
                  type="button"
                  className="lid-cell"
                  aria-pressed={i === cell}
                  data-cell={`${u},${v},${floor}`}
                  data-wrong={blamed.has(one.code) || wrongWith(draft, one) !== null || undefined}
                  aria-label={cellLabel(one, t)}
                  onClick={() => choose([floor, i])}
                >
                  <Seen crate={one} />
                  <strong>{one.code || "···"}</strong>
                </button>
              );
            })}
          </div>
        </div>
      </div>
      {crate && (
        <CrateForm
          key={`${floor} ${cell}`}
          {...{ draft, crate, set, goOn, isNext, t }}
          isLast={floor === 2 && cell === CELLS.length - 1}
        />
      )}
      <Facts facts={facts} t={t} />
    </div>
  );
}

/** The first crate of which something is missing. */
function firstOpen(draft: Draft): Place {
  for (const floor of FLOORS)
    for (const [i, [x, y]] of CELLS.entries()) {
      const crate = crateAt(draft, floor, x, y);
      if (crate && !isKnown(crate)) return [floor, i];
    }
  return [0, 0];
}

function cellLabel(crate: DraftCrate, t: Text): string {
  const name = crate.port || crate.code || t("layout-nameless");
  const missing = crate.faces.split(UNKNOWN).length - 1 + (crate.code ? 0 : 1);
  return t("layout-cell", { crate: name, code: crate.code || "–", missing });
}

/** A crate from above with its sides folded down, and the bottom as a dot in its middle. */
function Seen({ crate }: { crate: DraftCrate }) {
  const side = (face: TypedFace) => {
    const colour = colourOf(letterOf(crate, face));
    return {
      className: colour === null ? "lid-unknown" : undefined,
      style: colour === null ? undefined : { fill: fillOf(markOfFace(colour)) },
    };
  };
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <rect x={12} y={12} width={36} height={36} rx={3} className="lid-up" />
      <rect x={12} y={1} width={36} height={9} rx={2} {...side("north")} />
      <rect x={50} y={12} width={9} height={36} rx={2} {...side("east")} />
      <rect x={12} y={50} width={36} height={9} rx={2} {...side("south")} />
      <rect x={1} y={12} width={9} height={36} rx={2} {...side("west")} />
      <rect x={23} y={23} width={14} height={14} rx={3} {...side("down")} />
    </svg>
  );
}

function CrateForm({
  draft,
  crate,
  set,
  goOn,
  isNext,
  isLast,
  t,
}: {
  draft: Draft;
  crate: DraftCrate;
  set: (part: Partial<DraftCrate>) => void;
  goOn: () => void;
  isNext: boolean;
  isLast: boolean;
  t: Text;
}) {
  const heading = useId();
  const [face, setFace] = useState<TypedFace>(
    () => TYPED.find((one) => letterOf(crate, one) === UNKNOWN) ?? "north",
  );
  const port = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext) port.current?.focus();
  }, [isNext]);
  const cross = useRef<HTMLDivElement>(null);
  // The focus goes along with the face that is due.
  useEffect(() => {
    const shown = cross.current;
    if (shown?.contains(document.activeElement))
      shown.querySelector<HTMLElement>(`.lid-face-${face}`)?.focus();
  }, [face]);
  const wrong = wrongWith(draft, crate);
  const paint = (letter: string) => {
    const letters = FACE_NAMES.map((one) => (one === face ? letter : letterOf(crate, one)));
    set({ faces: letters.join("") });
    // On to what is still missing; when nothing is, to the next crate.
    const rest = TYPED.filter((one) => one !== face && letterOf(crate, one) === UNKNOWN);
    const at = TYPED.indexOf(face);
    const following = rest.find((one) => TYPED.indexOf(one) > at) ?? rest[0];
    if (following) setFace(following);
    else next.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = COLOUR_LETTERS[Number(event.key)];
    if (!/^[0-4]$/.test(event.key) || letter === undefined) return;
    event.preventDefault();
    paint(letter);
  };
  return (
    <section className="card stack lid-crate" aria-labelledby={heading}>
      <h2 id={heading}>{crate.port || crate.code || t("layout-nameless")}</h2>
      <div className="row lid-names">
        <label className="field">
          <span className="field-label">{t("layout-port")}</span>
          <input
            ref={port}
            type="text"
            maxLength={30}
            autoComplete="off"
            value={crate.port}
            onChange={(event) => {
              const name = event.target.value;
              const others = draft.filter((one) => one !== crate);
              const codeOf = (port: string) =>
                codeFor(others, port, (code) => standardPort(t, code));
              const isOurs = crate.code === "" || crate.code === codeOf(crate.port);
              set({ port: name, ...(isOurs ? { code: codeOf(name.trim()) } : {}) });
            }}
          />
        </label>
        <label className="field lid-code">
          <span className="field-label">{t("layout-code")}</span>
          <input
            type="text"
            maxLength={3}
            autoComplete="off"
            autoCapitalize="characters"
            value={crate.code}
            onChange={(event) => set({ code: event.target.value.toUpperCase() })}
          />
        </label>
      </div>
      <div className="lid-faces" onKeyDown={onKeyDown}>
        <div ref={cross} className="lid-cross" role="group" aria-label={t("layout-faces")}>
          <span className="lid-face lid-face-up" style={{ color: LID_INK }}>
            {t("colour-lid")}
          </span>
          {TYPED.map((one) => {
            const colour = colourOf(letterOf(crate, one));
            const mark = colour === null ? null : markOfFace(colour);
            const name = t(`board-face-${one}`);
            return (
              <button
                key={one}
                type="button"
                className={`lid-face lid-face-${one}`}
                aria-pressed={one === face}
                data-known={colour !== null}
                style={
                  colour === null
                    ? undefined
                    : { background: fillOf(mark), color: mark ? inkOf(mark) : LID_INK }
                }
                aria-label={t("board-face-line", {
                  face: name,
                  colour: colour === null ? t("layout-unknown") : faceColour(colour, t),
                })}
                onClick={() => setFace(one)}
              >
                {name}
              </button>
            );
          })}
        </div>
        <div className="lid-colours" role="group" aria-label={t(`layout-paint-${face}`)}>
          <p aria-hidden="true">{t(`layout-paint-${face}`)}</p>
          {COLOUR_LETTERS.map((letter, digit) => {
            const mark = markOfFace(letter);
            return (
              <button
                key={letter}
                type="button"
                className="button lid-colour"
                aria-pressed={letterOf(crate, face) === letter}
                onClick={() => paint(letter)}
              >
                <span className="lid-swatch" style={{ background: fillOf(mark) }} />
                {faceColour(letter, t)}
                <small aria-hidden="true">{digit}</small>
              </button>
            );
          })}
        </div>
      </div>
      {wrong && (
        <p className="notice bad" role="alert">
          {wrongText(wrong, t)}
        </p>
      )}
      <button ref={next} type="button" className="button primary" onClick={goOn}>
        {t(isLast ? "layout-first-crate" : "layout-next-crate")}
      </button>
    </section>
  );
}

const wrongText = ({ kind, args }: Wrong, t: Text): string => {
  const floor = args?.floor;
  return t(`layout-wrong-${kind}`, {
    ...args,
    ...(args?.crate === "" ? { crate: t("layout-nameless") } : {}),
    ...(floor === undefined ? {} : { floor: t(`board-floor-plan-${floor}`) }),
  });
};

/** The printed facts: which hold, which are broken and why, and which need more crates. */
function Facts({ facts, t }: { facts: readonly Fact[]; t: Text }) {
  const heading = useId();
  return (
    <section className="card lid-facts" aria-labelledby={heading}>
      <h2 id={heading}>{t("layout-facts")}</h2>
      <ul>
        {facts.map(({ id, state, wrongs }) => (
          <li key={id} data-fact={id} data-state={state}>
            <Icon name={state === "right" ? "check" : state === "wrong" ? "close" : "clock"} />
            <span>
              {t(`layout-fact-${id}`)} <small className="soft">{t(`layout-fact-${state}`)}</small>
              {wrongs.slice(0, 3).map((wrong) => (
                <span key={`${wrong.kind} ${wrong.codes.join()}`} className="lid-wrong">
                  {wrongText(wrong, t)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
