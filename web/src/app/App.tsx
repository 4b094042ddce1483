import { useStore } from "@nanostores/react";
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from "react";
import { gameTitle } from "../nav/names";
import { arrived, type Route, route } from "../nav/router";
import { HomePage } from "../pages/HomePage";
import { MissingPage } from "../pages/MissingPage";
import { isCalm, languageOf, settings, themeOf } from "../state/settings";
import {
  type Language,
  loadTableTexts,
  loadTexts,
  type Text,
  TextContext,
  textIn,
  useText,
} from "../text";
import { Busy } from "../ui/Busy";
import { Failure } from "./Failure";
import { Header } from "./Header";
import { HelpSheet } from "./HelpSheet";

/** A page with a table or a board: it comes with their texts. */
function lazyTable<T>(load: () => Promise<{ default: ComponentType<T> }>) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), loadTableTexts()]);
    return page;
  });
}

const TablePage = lazyTable(() => import("../pages/TablePage"));
const OpenPage = lazy(() => import("../pages/OpenPage"));
const RulesPage = lazyTable(() => import("../pages/RulesPage"));
const StudyPage = lazyTable(() => import("../study/StudyPage"));
const RecordPage = lazy(() => import("../pages/RecordPage"));
const MovedPage = lazy(() => import("../pages/MovedPage"));
const PuzzlesPage = lazyTable(() => import("../puzzles/PuzzlesPage"));
const PuzzlePage = lazyTable(() => import("../puzzles/PuzzlePage"));
const RealPage = lazy(() => import("../pages/RealPage"));
const LayoutsPage = lazyTable(() => import("../pages/LayoutsPage"));
const LearnPage = lazyTable(() => import("../pages/LearnPage"));

export function App() {
  const chosen = useStore(settings);
  const wanted = languageOf(chosen);
  const [language, setLanguage] = useState<Language>(wanted);
  useEffect(() => {
    let current = true;
    loadTexts(wanted).then(
      () => {
        if (current) setLanguage(wanted);
      },
      // The page stays in the language that it has.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  const texts = useMemo(() => ({ language, text: textIn(language) }), [language]);
  useLook();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <TextContext value={texts}>
      <Failure>
        <Header />
        <Suspense fallback={<Busy />}>
          <Page />
        </Suspense>
        <HelpSheet />
      </Failure>
    </TextContext>
  );
}

/** The title of the window, and the focus: a page that was gone to begins at its heading. */
function useArrival(): void {
  const t = useText();
  const at = useStore(route);
  const count = useStore(arrived);
  const title = titleOf(t, at);
  useEffect(() => {
    // A table says later whose turn it is.
    document.title = title ? `${title} · Quayside` : "Quayside";
  }, [title]);
  useEffect(() => {
    if (count === 0) return undefined;
    // The page may still be on its way.
    let frame = requestAnimationFrame(function look() {
      const main = document.querySelector<HTMLElement>("main:not([aria-busy])");
      if (main) main.focus({ preventScroll: true });
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
}

function titleOf(t: Text, at: Route): string {
  switch (at.page) {
    case "open":
      return t("open-title", {
        game: gameTitle(t, at.edition ? `${at.family}:${at.edition}` : at.family),
      });
    case "position":
      return t("position-title", { game: gameTitle(t, at.position.split(" ")[0] ?? "") });
    case "analysis":
      return t("analysis-title");
    case "rules":
      return t("rules-title", { game: gameTitle(t, at.family) });
    case "learn":
      return t("learn-offer-game", { game: gameTitle(t, at.family) });
    case "record":
      return t("record-title");
    case "real":
    case "layouts":
      return t("home-real-title");
    case "puzzles":
    case "puzzle":
    case "day":
      return t("nav-puzzles");
    case "missing":
      return t("missing-title");
    default:
      return "";
  }
}

function Page() {
  useArrival();
  const at = useStore(route);
  switch (at.page) {
    case "home":
      return <HomePage />;
    case "open":
      return <OpenPage key={at.family} {...at} />;
    case "table":
      return <TablePage key={at.table} table={at.table} linkKey={at.key} />;
    case "position":
      return <StudyPage key={at.position} of="position" id={at.position} move={null} />;
    case "analysis":
      return <StudyPage key={`${at.of} ${at.id}`} of={at.of} id={at.id} move={at.move} />;
    case "rules":
      return <RulesPage family={at.family} edition={at.edition} anchor={at.anchor} />;
    case "learn":
      return <LearnPage family={at.family} step={at.step} />;
    case "record":
      return <RecordPage />;
    case "moved":
      return <MovedPage packed={at.packed} />;
    case "real":
      return <RealPage key={at.family} family={at.family} />;
    case "layouts":
      return <LayoutsPage key={`${at.family} ${at.id}`} family={at.family} id={at.id} />;
    case "puzzles":
      return <PuzzlesPage />;
    case "puzzle":
      return <PuzzlePage family={at.family} number={at.number} />;
    case "day":
      return <PuzzlePage family={null} number={0} />;
    case "missing":
      return <MissingPage />;
  }
}

/** Light or dark, still or moving: as chosen, or as the device asks. */
function useLook(): void {
  const chosen = useStore(settings);
  useEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const apply = () => {
      const root = document.documentElement;
      root.dataset.theme = themeOf(chosen);
      root.dataset.calm = String(isCalm(chosen));
      root.dataset.pieces = chosen.pieces;
    };
    apply();
    dark.addEventListener("change", apply);
    return () => dark.removeEventListener("change", apply);
  }, [chosen]);
}
