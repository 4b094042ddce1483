import { useRef } from "react";
import { go } from "../nav/router";
import { putRecord } from "../net/api";
import { fresh } from "../state/seats";
import { useText } from "../text";
import { useTask } from "../ui/useTask";

/** Choose a record file; the server checks it and keeps it as a table to be looked at. */
export function OpenRecord() {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, detail, run } = useTask();
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
        accept=".quay,.txt,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (!file) return;
          run(async () => {
            const table = fresh();
            await putRecord(table, await file.text());
            go(`/t/${table}`);
          });
        }}
      />
      {problem && (
        <p className="notice bad" role="alert">
          {problem} {detail && <code lang="en">{detail}</code>}
        </p>
      )}
    </>
  );
}
