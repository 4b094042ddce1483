import { useEffect, useState } from "react";
import { gameOf } from "../games";
import type { Opened } from "../protocol";
import type { DiceCheck, Fault } from "../state/dice";
import { diceMemory } from "../state/seats";
import { type Text, useLongText, useText } from "../text";
import { useGame, useTable } from "./context";

const hasDie = ({ game, options }: Opened): boolean => gameOf(game).hasDie(options);

/** Whether a server has bound itself to its dice; those of a device cannot be checked. */
export function isBound(opened: Opened | null): boolean {
  return opened?.dice === "fair" && opened.commitment !== "";
}

/** The check of the dice, made as soon as the game is over; null before, and without fair dice. */
function useDiceCheck(): DiceCheck | null {
  const session = useTable();
  const game = useGame();
  const [check, setCheck] = useState<DiceCheck | null>(null);
  const due = game.finished !== null && isBound(game.opened);
  useEffect(() => {
    let current = true;
    if (due) {
      void import("../state/dice").then(({ checkDice }) => {
        if (current)
          setCheck(
            checkDice(session.table, session.link.state.get().events, diceMemory(session.table)),
          );
      });
    }
    return () => {
      current = false;
    };
  }, [due, session]);
  return check;
}

/** Says so at once if the dice of a finished game are not right. */
export function DiceWarning() {
  const t = useText();
  const game = useGame();
  const check = useDiceCheck();
  if (!game.opened || !check?.fault) return null;
  return (
    <div className="notice bad" role="alert" data-dice="false" data-fault={check.fault}>
      <strong>{t(hasDie(game.opened) ? "dice-warning" : "draw-warning")}</strong>{" "}
      <Reason fault={check.fault} event={check.event ?? 0} />
    </div>
  );
}

function Reason({ fault, event }: { fault: Fault; event: number }) {
  const t = useLongText();
  return t && <span>{t(`dice-fault-${fault}`, { event })}</span>;
}

/** How the dice are made, what this browser remembers of them, and the check at the end. */
export function DiceInfo() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { opened } = useGame();
  if (!opened) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(hasDie(opened) ? "dice-title" : "draw-title")}</summary>
      {open && <Details opened={opened} />}
    </details>
  );
}

function Details({ opened }: { opened: Opened }) {
  const { table } = useTable();
  const t = useLongText();
  const check = useDiceCheck();
  const [asked, setAsked] = useState(false);
  if (!t) return null;
  const die = hasDie(opened);
  const parts = diceMemory(table).parts.filter(({ n }) => n !== null);
  return (
    <>
      <About opened={opened} t={t} die={die} />
      <p>
        {t("dice-commitment")} <code className="hash">{opened.commitment}</code>
      </p>
      {parts.map(({ part }) => (
        <p key={part}>
          {t("dice-own-part")} <code className="hash">{part}</code>
        </p>
      ))}
      {check && (
        <button type="button" className="button" onClick={() => setAsked(true)}>
          {t(die ? "dice-check" : "draw-check")}
        </button>
      )}
      {check && asked && (
        <Outcome
          t={t}
          check={check}
          die={die}
          isStarterAgreed={(opened.starter ?? null) !== null}
        />
      )}
    </>
  );
}

/** How the dice are made, and what remains possible, at tables with each version of them. */
function About({ opened, t, die }: { opened: Opened; t: Text; die: boolean }) {
  const { seats } = useGame();
  const isOld = (opened.dice_version ?? 1) === 1;
  if (isOld) {
    return (
      <>
        <p>{t(die ? "dice-about-parts" : "draw-about-parts")}</p>
        <p>{t("dice-limits-parts")}</p>
      </>
    );
  }
  if (!die) {
    return (
      <>
        <p>{t("draw-about")}</p>
        <p>{t("draw-limits")}</p>
      </>
    );
  }
  return (
    <>
      <p>{t("dice-about")}</p>
      <p>{t("dice-limits")}</p>
      {seats.some(({ kind }) => kind === "bot") && (
        <p>
          {t("dice-limits-bots")} {t("dice-limits-takebacks")}
        </p>
      )}
      <p>{t("dice-limits-others")}</p>
    </>
  );
}

interface OutcomeProps {
  t: Text;
  check: DiceCheck;
  die: boolean;
  isStarterAgreed: boolean;
}

function Outcome({ t, check, die, isStarterAgreed }: OutcomeProps) {
  const { fault, event, rolls, parts, own, late } = check;
  if (fault) {
    return (
      <p role="status" data-dice="false">
        <Reason fault={fault} event={event ?? 0} />
      </p>
    );
  }
  return (
    <p role="status" data-dice="true">
      {die ? t("dice-right", { rolls, parts }) : t("draw-right", { parts })}{" "}
      {isStarterAgreed && t("dice-starter-agreed")} {t(own > 0 ? "dice-own" : "dice-not-own")}{" "}
      {late > 0 && t("dice-late", { count: late })}
    </p>
  );
}
