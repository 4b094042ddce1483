import { useEffect, useState } from "react";
import { useText } from "../text";
import { download } from "../ui/download";
import { useTask } from "../ui/useTask";
import { useGame, useTable } from "./context";
import { ShareLink } from "./Invite";

/** The ways of a game on this device to another one: a link with the game in it, or a file. */
export function MoveGame({
  name,
}: {
  /** The name of the file, without its ending. */
  name: string;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { head } = useGame();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("games-move")}</summary>
      {open && <Ways key={head} name={name} />}
    </details>
  );
}

function Ways({ name }: { name: string }) {
  const t = useText();
  const { table } = useTable();
  /** The packed game; null if it is too long, undefined until that is known. */
  const [packed, setPacked] = useState<string | null>();
  const { busy, problem, run } = useTask();
  useEffect(() => {
    let current = true;
    void import("../local/device")
      .then(({ packGame }) => packGame(table))
      .catch(() => null)
      .then((found) => {
        if (current) setPacked(found);
      });
    return () => {
      current = false;
    };
  }, [table]);
  const save = () =>
    run(async () => {
      const { gamesFile } = await import("../local/device");
      download(`${name}.json`, await gamesFile(table), "application/json");
    });
  return (
    <div className="stack">
      {packed && <ShareLink path={`/g/${packed}`} label={t("games-move-link")} />}
      {packed === null && <p>{t("games-move-long")}</p>}
      <button type="button" className="button" disabled={busy} onClick={save}>
        {t("games-move-file")}
      </button>
      {problem && <p className="notice bad">{problem}</p>}
    </div>
  );
}
