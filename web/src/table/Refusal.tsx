import { useStore } from "@nanostores/react";
import { familyOf } from "../board/position";
import { Link } from "../nav/Link";
import { rulesPath } from "../nav/names";
import { DUE } from "../state/rules";
import { hasText, useLanguage, useLongText, useText } from "../text";
import { errorText } from "../ui/errors";
import { Icon } from "../ui/Icon";
import { useGame, useNames, useTable } from "./context";
import { DueText } from "./DueText";

/** "Why not?": what forbids the move that was tried, and where the rules say so; or a refusal. */
export function Refusal() {
  const t = useText();
  const language = useLanguage();
  const long = useLongText();
  const session = useTable();
  // Before the game it may still be on its way.
  const play = useStore(session.play);
  const names = useNames();
  const [why, problem] = [useStore(session.why), useStore(session.problem)];
  const name = useGame().opened?.game ?? "";
  const said = why ?? problem;
  if (!said) return <div role="alert" />;
  const { move, ruling, code } = said;
  const family = familyOf(name);
  const rules = rulesPath(name);
  // A rule without a number goes by its section: "A turn" of a family is why-FAMILY-a-turn.
  const section = `why-${family}-${ruling.toLowerCase().replaceAll(" ", "-")}`;
  const id = [`why-${ruling}`, section].find((one) => ruling && hasText(language, one));
  const text = long && id ? long(id) : errorText(t, language, code);
  const isRuling = /^[A-Z]{2}-\d+$/.test(ruling);
  return (
    <div role="alert" className="notice bad refusal">
      <span>
        {move && <strong>{play?.moveWords(move, { t, names }) ?? move}</strong>}
        {code === DUE ? <DueText /> : text}
      </span>
      {rules && (isRuling || code.startsWith("quayside.move.")) && (
        <Link href={isRuling ? `${rules}?at=${ruling}` : rules} target="_blank">
          {t(isRuling ? "why-rule" : "nav-rules")}
        </Link>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t("close")}
        onClick={() => session.dismiss()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
