import { useRef, useState } from "react";
import { go } from "../nav/router";
import { openFile } from "../state/files";
import { useText } from "../text";
import { useTask } from "../ui/useTask";

/** Choose a file: a record becomes a table to be looked at, saved games come back. */
export function OpenRecord() {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const { busy, problem, detail, run } = useTask();
  const open = (file: File) =>
    run(async () => {
      setSaid("");
      const opened = await openFile(await file.text());
      if (opened.kind === "record") go(`/t/${opened.table}`);
      else {
        const { added, continued, known } = opened.restored;
        setSaid(t("games-restored", { added, continued, known }));
      }
    });
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {t("home-record-open")}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".quay,.txt,.json,text/plain,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) open(file);
        }}
      />
      <p role="status">{said}</p>
      {problem && (
        <p className="notice bad" role="alert">
          {problem} {detail}
        </p>
      )}
    </>
  );
}
