import { use, useEffect, useId, useState } from "react";
import { fillOf } from "../board/marks";
import { familyOf } from "../board/position";
import { type Editing, gameOf } from "../games";
import { LIBRARY, loadGame } from "../games/library";
import type { EditField, EditPiece } from "../games/module";
import { positionPath } from "../nav/address";
import { Link } from "../nav/Link";
import { gameTitle, rulesPath, sideOf } from "../nav/names";
import { go } from "../nav/router";
import { FormError } from "../play/errors";
import { State } from "../play/state";
import { Figure } from "../rules/Figure";
import { useLanguage, useText } from "../text";
import { sayIn } from "../text/said";
import { Select } from "../ui/Field";
import "../rules/rules.css";

/** A ruling with a number has a place of its own on the page of the rules. */
const RULING = /^[A-Z]{2}-\d+$/;

/** Set up a position. What the rules do not allow cannot be taken over, and they say why. */
export function Editor({ position, close }: { position: string; close: () => void }) {
  const { editing } = gameOf(position);
  return editing ? <Kit position={position} close={close} load={editing} /> : null;
}

interface Props {
  position: string;
  close: () => void;
  load: () => Promise<Editing>;
}

function Kit({ position, close, load }: Props) {
  const t = useText();
  const language = useLanguage();
  const editing = use(load());
  const [text, setText] = useState(position);
  const [piece, setPiece] = useState<string | null>(null);
  const [game = "", count = "2"] = text.split(" ");
  const players = Number(count) || 2;
  const names = Array.from({ length: players }, (_, seat) => t(`seat-${sideOf(seat, players)}`));
  const speaker = { t, names };
  const pieces = editing.pieces(text, speaker);
  const { top } = editing;
  // A piece on the board is taken up by a click on it; others lie beside the board, and when the
  // last of a kind is put down nothing is held.
  const first = top || piece !== null ? null : (pieces[0]?.id ?? null);
  const held = pieces.find(({ id }) => id === piece)?.id ?? first;
  const touch = (place: string) => {
    const found = top?.(text, place) ?? null;
    if (top && (held === null || held === found)) setPiece(held === null ? found : null);
    else if (held !== null) {
      setText(editing.put(text, place, held));
      setPiece(top ? null : held);
    }
  };
  const problem = useProblem(text);
  const isRight = problem === null;
  const rules = rulesPath(game);
  return (
    <main id="main" className="page study-editor" tabIndex={-1}>
      <h1>{t("edit-title", { game: gameTitle(t, game, true) })}</h1>
      <div className="study-editor-parts">
        <div className="study-editor-board">
          <Figure
            position={text}
            caption={t(top ? (held === null ? "edit-take-up" : "edit-put-down") : "edit-click")}
            picked={top ? held : null}
            touch={({ id }) => touch(id)}
          />
          <p role="status" className={isRight ? "notice" : "notice bad"} data-right={isRight}>
            {isRight ? t("edit-right") : problem && t("edit-wrong")}{" "}
            {problem && sayIn(language, problem.said)}{" "}
            {problem && rules && RULING.test(problem.ruling) && (
              <Link href={`${rules}?at=${problem.ruling}`} target="_blank">
                {t("why-rule")}
              </Link>
            )}
          </p>
        </div>
        <div className="stack">
          {top ? (
            <Select
              label={t("edit-piece")}
              value={held ?? ""}
              options={[
                { value: "", label: "–" },
                ...pieces.map(({ id, label }) => ({ value: id, label })),
              ]}
              change={(value) => setPiece(value || null)}
            />
          ) : (
            <Pieces pieces={pieces} held={held} position={text} change={setPiece} />
          )}
          <div className="study-fields">
            {editing.fields(text, held ?? "", speaker).map((field) => (
              <Field
                key={field.id}
                field={field}
                change={(value) => setText(editing.set(text, field.id, value, held ?? ""))}
              />
            ))}
          </div>
          <div className="row">
            <button
              type="button"
              className="button primary"
              disabled={!isRight}
              onClick={() => (text === position ? close() : go(positionPath(text)))}
            >
              {t("edit-done")}
            </button>
            <button type="button" className="button" onClick={close}>
              {t("close")}
            </button>
          </div>
        </div>
      </div>
    </main>
  );
}

/** What can be put down, by owner. */
function Pieces(props: {
  pieces: readonly EditPiece[];
  held: string | null;
  position: string;
  change: (id: string) => void;
}) {
  const t = useText();
  const name = useId();
  const play = use(gameOf(props.position).play());
  const shown = play.read(props.position);
  const owners = [...new Set(props.pieces.map(({ seat }) => seat))];
  return (
    <fieldset className="choices">
      <legend>{t("edit-piece")}</legend>
      {owners.map((owner) => (
        <div key={owner ?? "nobody"} className="choices-row study-pieces">
          {props.pieces
            .filter(({ seat }) => seat === owner)
            .map(({ id, label, seat, short }) => (
              <label key={id} className="choices-one" title={label}>
                <input
                  type="radio"
                  name={name}
                  aria-label={label}
                  checked={id === props.held}
                  onChange={() => props.change(id)}
                />
                <span className="study-piece">
                  {seat !== undefined && (
                    <span
                      className="dot"
                      style={{ background: fillOf(play.mark(shown, seat)) }}
                      aria-hidden="true"
                    />
                  )}
                  {short ? <span className="study-piece-sign">{short}</span> : label}
                </span>
              </label>
            ))}
        </div>
      ))}
    </fieldset>
  );
}

function Field({ field, change }: { field: EditField; change: (value: string) => void }) {
  const { label, value, values } = field;
  if ("most" in values)
    return (
      <label className="field">
        <span className="field-label">{label}</span>
        <input
          type="number"
          min={0}
          max={values.most}
          value={value}
          onChange={(event) => {
            const wanted = Math.floor(Number(event.target.value));
            change(`${Math.max(0, Math.min(values.most, wanted || 0))}`);
          }}
        />
      </label>
    );
  const options = values.map(({ id, label: name }) => ({ value: id, label: name }));
  return <Select label={label} value={value} options={options} change={change} />;
}

/** Why a position cannot come up in a game; null if it can, undefined until that is known. */
function useProblem(text: string): FormError | null | undefined {
  const [said, setSaid] = useState<{ text: string; problem: FormError | null } | null>(null);
  useEffect(() => {
    let current = true;
    void loadGame(familyOf(text)).then(() => {
      if (current) setSaid({ text, problem: problemOf(text) });
    });
    return () => {
      current = false;
    };
  }, [text]);
  return said?.text === text ? said.problem : undefined;
}

function problemOf(text: string): FormError | null {
  try {
    State.read(LIBRARY, text);
    return null;
  } catch (error) {
    if (error instanceof FormError) return error;
    throw error;
  }
}
