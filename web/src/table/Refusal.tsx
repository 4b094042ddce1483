import { Link } from "../app/Link";
import { rulesPath } from "../pages/names";
import { familyOf } from "../position";
import type { TableSession } from "../state/session";
import { hasText, useLanguage, useLongText, useText } from "../text";
import { errorText } from "../ui/errors";
import { useScreen } from "./useSession";

/** "Why not?": what forbids the move that was tried, and where the rules say so; or a refusal. */
export function Refusal({ session }: { session: TableSession }) {
  const t = useText();
  const language = useLanguage();
  const long = useLongText();
  const { why, problem, game } = useScreen(session);
  const said = why ?? problem;
  if (!said) return <div role="alert" />;
  const { ruling, code } = said;
  const name = game.opened?.game ?? "docker";
  const family = familyOf(name);
  // A rule without a number goes by its section: "A turn" of Docker is why-docker-a-turn.
  const section = `why-${family}-${ruling.toLowerCase().replaceAll(" ", "-")}`;
  const id = [`why-${ruling}`, section].find((one) => ruling && hasText(language, one));
  const text = long && id ? long(id) : errorText(t, language, code);
  return (
    <div role="alert" className="notice bad refusal">
      <span>
        {why && <code>{why.move}</code>} {text}
      </span>
      {/^[A-Z]{2}-\d+$/.test(ruling) ? (
        <Link href={`${rulesPath(name)}#${ruling}`} target="_blank">
          {t("why-rule", { ruling })}
        </Link>
      ) : (
        why && (
          <Link href={rulesPath(name)} target="_blank">
            {t("nav-rules")}
          </Link>
        )
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t("close")}
        onClick={() => session.dismiss()}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
