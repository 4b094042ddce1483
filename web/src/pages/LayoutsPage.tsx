import { useStore } from "@nanostores/react";
import { use, useRef, useState } from "react";
import { type GameModule, gameOf, type OwnLayouts } from "../games";
import { Link } from "../nav/Link";
import { gameTitle } from "../nav/names";
import { go } from "../nav/router";
import { beginWith, forgetLayout, keepLayout, layouts, type OwnLayout } from "../state/layouts";
import { fresh } from "../state/seats";
import { type Text, useFiles } from "../text";
import { Busy } from "../ui/Busy";
import { download } from "../ui/download";
import { Select, TextField } from "../ui/Field";
import { Icon } from "../ui/Icon";
import { MissingPage } from "./MissingPage";
import "./layouts.css";

/** Layouts of one's own box: typed in crate by crate, kept here, handed on as files. */
export default function LayoutsPage({ family, id }: { family: string; id: string | null }) {
  const t = useFiles("box", `${family}-layout`);
  const { layouts: load } = gameOf(family);
  if (!load) return <MissingPage />;
  return t ? <Loaded {...{ family, id, load, t }} /> : <Busy />;
}

interface Props {
  family: string;
  id: string | null;
  t: Text;
}

function Loaded({ load, ...props }: Props & { load: NonNullable<GameModule["layouts"]> }) {
  const kit = use(load());
  const { family, id } = props;
  const kept = useStore(layouts)[family];
  const layout = kept?.all.find((one) => one.id === id);
  return layout ? <One {...props} kit={kit} layout={layout} /> : <All {...props} kit={kit} />;
}

/** Those that are kept, and the ways to a new one. */
function All({ family, kit, t }: Props & { kit: OwnLayouts }) {
  const { all, used } = useStore(layouts)[family] ?? { all: [], used: null };
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const begin = (draft: string, name: string) => {
    const layout = { id: fresh(), name, draft, value: kit.value(draft) };
    if (keepLayout(family, layout)) go(`/layouts/${family}/${layout.id}`);
    else setProblem(t("layouts-not-kept"));
  };
  const numbered = t("layouts-name", { number: all.length + 1 });
  const openFile = async (file: File) => {
    const found = kit.read(await file.text(), t);
    if ("problem" in found) setProblem(t("layouts-file-wrong", { reason: found.problem }));
    else begin(found.draft, found.name || numbered);
  };
  const whole = all.filter(({ value }) => value !== null);
  return (
    <main id="main" className="page page-narrow layouts" tabIndex={-1}>
      <h1>{t("layouts-title", { game: gameTitle(t, family) })}</h1>
      <p>{t("layouts-text")}</p>
      {all.length > 0 && (
        <ul className="layouts-list">
          {all.map((layout) => (
            <li key={layout.id} className="card">
              <strong>{layout.name}</strong>
              <span className="soft">
                {t(layout.value === null ? "layouts-unfinished" : "layouts-whole")}
              </span>
              <Link className="button" href={`/layouts/${family}/${layout.id}`}>
                {t("layouts-edit", { name: layout.name })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {whole.length > 0 && (
        <Select
          label={t("layouts-used")}
          value={used ?? ""}
          options={[
            { value: "", label: t("layouts-standard") },
            ...whole.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          change={(id) => beginWith(family, id || null)}
        />
      )}
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="button primary"
          onClick={() => begin(kit.empty(), numbered)}
        >
          {t("layouts-new")}
        </button>
        <button type="button" className="button" onClick={() => begin(kit.standard(), numbered)}>
          {t("layouts-copy")}
        </button>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {t("layouts-open-file")}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".toml,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          setProblem("");
          if (file) void openFile(file);
        }}
      />
    </main>
  );
}

/** One layout: its name, its crates, and what can be done with it. Every change is kept at once. */
function One({ family, kit, layout, t }: Props & { kit: OwnLayouts; layout: OwnLayout }) {
  const { used } = useStore(layouts)[family] ?? { used: null };
  const [isSure, setIsSure] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const { Editor } = kit;
  const keep = (part: Partial<OwnLayout>) => setIsLost(!keepLayout(family, { ...layout, ...part }));
  const isWhole = layout.value !== null;
  const play = () => beginWith(family, layout.id);
  return (
    <main id="main" className="page layouts" tabIndex={-1}>
      <p>
        <Link href={`/layouts/${family}`}>{t("layouts-back")}</Link>
      </p>
      <h1>{layout.name}</h1>
      <div className="layouts-name">
        <TextField
          label={t("layouts-name-label")}
          value={layout.name}
          maxLength={40}
          change={(name) => keep({ name })}
        />
      </div>
      <Editor
        draft={layout.draft}
        change={(draft) => keep({ draft, value: kit.value(draft) })}
        t={t}
      />
      {isLost && (
        <p className="notice bad" role="alert">
          {t("layouts-not-kept")}
        </p>
      )}
      <section className="card stack" aria-label={t("layouts-do")}>
        <p role="status" data-whole={isWhole}>
          {isWhole && <Icon name="check" />}
          {t(isWhole ? "layouts-ready" : "layouts-not-ready")}
          {used === layout.id && isWhole && <> {t("layouts-in-use")}</>}
        </p>
        {isWhole && (
          <div className="row">
            <Link className="button primary" href={`/at-the-table?game=${family}`} onClick={play}>
              {t("layouts-play-real")}
            </Link>
            <Link className="button" href={`/open/${family}?with=here`} onClick={play}>
              {t("layouts-play-here")}
            </Link>
            <button
              type="button"
              className="button"
              onClick={() =>
                download(
                  `${family}-layout.toml`,
                  kit.write(layout.draft, layout.name),
                  "application/toml",
                )
              }
            >
              {t("layouts-download")}
            </button>
          </div>
        )}
        {isSure ? (
          <button
            type="button"
            className="button danger"
            onClick={() => {
              forgetLayout(family, layout.id);
              go(`/layouts/${family}`);
            }}
          >
            {t("layouts-delete-sure")}
          </button>
        ) : (
          <button type="button" className="quiet" onClick={() => setIsSure(true)}>
            {t("layouts-delete")}
          </button>
        )}
      </section>
    </main>
  );
}
