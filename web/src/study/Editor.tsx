import { use, useEffect, useState } from "react";
import { familyOf } from "../board/position";
import { type Editing, gameOf } from "../games";
import { LIBRARY, loadGame } from "../games/library";
import type { EditField } from "../games/module";
import { positionPath } from "../nav/address";
import { Link } from "../nav/Link";
import { gameTitle, rulesPath, sideOf } from "../nav/names";
import { go } from "../nav/router";
import { FormError } from "../play/errors";
import { State } from "../play/state";
import { Figure } from "../rules/Figure";
import { useLanguage, useText } from "../text";
import { sayIn } from "../text/said";
import { Choices, Select } from "../ui/Field";
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
  const held = pieces.find(({ id }) => id === piece)?.id ?? pieces[0]?.id ?? "";
  const problem = useProblem(text);
  const isRight = problem === null;
  const rules = rulesPath(game);
  return (
    <main id="main" className="page study-editor" tabIndex={-1}>
      <h1>{t("edit-title", { game: gameTitle(t, game, true) })}</h1>
      <div className="study-editor-parts">
        <Figure position={text} caption={t("edit-picture")} />
        <div className="stack">
          <Choices
            label={t("edit-piece")}
            value={held}
            options={pieces.map(({ id, label }) => ({ value: id, label }))}
            change={setPiece}
          />
          <div className="study-places" role="group" aria-label={t("edit-places")}>
            {editing.rows(text).map((row, i) => (
              <div key={i} className="study-places-row">
                {row.map((place) => {
                  const lies = editing.lies(text, place, speaker);
                  return (
                    <button
                      key={place}
                      type="button"
                      className="study-place"
                      data-place={place}
                      onClick={() => setText(editing.put(text, place, held))}
                    >
                      <small>{place}</small>{" "}
                      {lies ? (
                        <span>{lies}</span>
                      ) : (
                        <span className="hidden">{t("edit-empty")}</span>
                      )}
                    </button>
                  );
                })}
              </div>
            ))}
          </div>
          {editing.fields(text, held, speaker).map((field) => (
            <Field
              key={field.id}
              field={field}
              change={(value) => setText(editing.set(text, field.id, value, held))}
            />
          ))}
          <p role="status" className={isRight ? "notice" : "notice bad"} data-right={isRight}>
            {isRight ? t("edit-right") : problem && t("edit-wrong")}{" "}
            {problem && sayIn(language, problem.said)}{" "}
            {problem && rules && RULING.test(problem.ruling) && (
              <Link href={`${rules}?at=${problem.ruling}`} target="_blank">
                {t("why-rule", { ruling: problem.ruling })}
              </Link>
            )}
          </p>
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
