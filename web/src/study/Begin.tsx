import { useEffect, useRef, useState } from "react";
import { GAMES } from "../games";
import { LIBRARY, loadGame } from "../games/library";
import { type Analysis, deviceAnalyses } from "../local/analyses";
import { positionPath } from "../nav/address";
import { Link } from "../nav/Link";
import { gameTitle } from "../nav/names";
import { go } from "../nav/router";
import { findFamily, findGame } from "../play/family";
import { familyOfRecord } from "../play/reading";
import { State } from "../play/state";
import { usualOptions } from "../state/layouts";
import { LayoutChoice } from "../table/LayoutChoice";
import { useLanguage, useText } from "../text";
import { Select } from "../ui/Field";
import { useTask } from "../ui/useTask";
import { Editor } from "./Editor";
import { packedPath, readText, recordAt } from "./sources";

/** What can be analysed: a game from its start or a position, a file, or what was kept. */
export function Begin() {
  const t = useText();
  const [edited, setEdited] = useState<string | null>(null);
  if (edited !== null) return <Editor position={edited} close={() => setEdited(null)} />;
  return (
    <main id="main" className="page page-narrow study-begin" tabIndex={-1}>
      <div>
        <h1>{t("analysis-title")}</h1>
        <p>{t("analysis-text")}</p>
      </div>
      <FromStart edit={setEdited} />
      <FromFile />
      <Kept />
    </main>
  );
}

const EDITIONS = GAMES.flatMap(({ family }) =>
  (LIBRARY.families[family]?.editions ?? []).map((edition) => `${family}:${edition}`),
);

function FromStart({ edit }: { edit: (position: string) => void }) {
  const t = useText();
  const [name, setName] = useState(EDITIONS[0] ?? "");
  const [wanted, setPlayers] = useState("2");
  const [layout, setLayout] = useState<Record<string, string> | null>(null);
  const options = layout ?? usualOptions(name);
  const { busy, problem, run } = useTask();
  const [familyName = "", edition = ""] = name.split(":");
  const family = findFamily(LIBRARY.families, familyName);
  const counts = family.playerCounts.map(String);
  const players = counts.includes(wanted) ? wanted : (counts[0] ?? "2");
  const begin = (then: (position: string) => void) => () =>
    run(async () => {
      const playable = await loadGame(familyName);
      const game = findGame(family, edition, Number(players), options);
      then(State.start(playable, game, family.deal(game, null)).text);
    });
  return (
    <section className="card stack" aria-labelledby="study-from-start">
      <h2 id="study-from-start">{t("analysis-start")}</h2>
      <div className="row">
        <Select
          label={t("analysis-game")}
          value={name}
          options={EDITIONS.map((one) => ({ value: one, label: gameTitle(t, one, true) }))}
          change={(one) => {
            setName(one);
            setLayout(null);
          }}
        />
        <Select
          label={t("analysis-players")}
          value={players}
          options={counts.map((count) => ({ value: count, label: count }))}
          change={setPlayers}
        />
      </div>
      <div className="row">
        <button
          type="button"
          className="button primary"
          disabled={busy}
          onClick={begin((position) => go(positionPath(position)))}
        >
          {t("analysis-open")}
        </button>
        <button type="button" className="button" disabled={busy} onClick={begin(edit)}>
          {t("edit-open")}
        </button>
      </div>
      <LayoutChoice game={name} options={options} change={setLayout} />
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function FromFile() {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState("");
  const { busy, problem, detail, run } = useTask();
  const open = (text: string) =>
    run(async () => {
      if (familyOfRecord(text) === null) {
        await recordAt(text);
        go(positionPath(text.trim()));
      } else {
        await readText(text);
        go(await packedPath(text));
      }
    });
  return (
    <section className="card stack" aria-labelledby="study-from-file">
      <h2 id="study-from-file">{t("analysis-file")}</h2>
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {t("analysis-file-open")}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".quay,.txt,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file)
            run(async () => {
              const text = await file.text();
              await readText(text);
              go(await packedPath(text));
            });
        }}
      />
      <label className="field">
        <span className="field-label">{t("analysis-paste")}</span>
        <textarea rows={2} value={pasted} onChange={(event) => setPasted(event.target.value)} />
      </label>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={busy || pasted.trim() === ""}
          onClick={() => open(pasted)}
        >
          {t("analysis-paste-open")}
        </button>
      </div>
      {problem && (
        <p className="notice bad" role="alert">
          {problem} {detail}
        </p>
      )}
    </section>
  );
}

function Kept() {
  const t = useText();
  const language = useLanguage();
  const [all, setAll] = useState<readonly Analysis[]>([]);
  useEffect(() => {
    let current = true;
    void deviceAnalyses()
      .then((analyses) => analyses.list())
      .then((found) => {
        if (current) setAll(found);
      });
    return () => {
      current = false;
    };
  }, []);
  const remove = async (id: string) => {
    const analyses = await deviceAnalyses();
    await analyses.remove(id);
    setAll(await analyses.list());
  };
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  if (all.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="study-kept">
      <h2 id="study-kept">{t("analysis-kept")}</h2>
      <ul className="study-kept">
        {all.map(({ id, game, time }) => {
          const name = t("analysis-one", {
            game: gameTitle(t, game, true),
            date: date.format(time),
          });
          return (
            <li key={id} className="row">
              <Link className="button" href={`/a/${id}`}>
                {name}
              </Link>
              <button
                type="button"
                className="quiet"
                aria-label={t("analysis-remove", { name })}
                onClick={() => void remove(id)}
              >
                <span aria-hidden="true">✕</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
