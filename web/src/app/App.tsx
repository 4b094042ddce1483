import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { HomePage } from "../pages/HomePage";
import { MissingPage } from "../pages/MissingPage";
import { isCalm, isDark, languageOf, settings } from "../state/settings";
import { useStore } from "../state/store";
import { type Language, loadTexts, TextContext, textIn } from "../text";
import { Busy } from "../ui/Busy";
import { Failure } from "./Failure";
import { Header } from "./Header";
import { HelpSheet } from "./HelpSheet";
import { route } from "./router";

const TablePage = lazy(() => import("../pages/TablePage"));
const OpenPage = lazy(() => import("../pages/OpenPage"));
const RulesPage = lazy(() => import("../pages/RulesPage"));
const RecordPage = lazy(() => import("../pages/RecordPage"));
const RealPage = lazy(() => import("../pages/RealPage"));

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

function Page() {
  const at = useStore(route);
  switch (at.page) {
    case "home":
      return <HomePage />;
    case "open":
      return <OpenPage key={at.family} family={at.family} edition={at.edition} />;
    case "table":
      return <TablePage key={at.table} table={at.table} linkKey={at.key} />;
    case "rules":
      return <RulesPage family={at.family} edition={at.edition} anchor={at.anchor} />;
    case "record":
      return <RecordPage />;
    case "real":
      return <RealPage />;
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
      root.dataset.theme = isDark(settings.value) ? "dark" : "light";
      root.dataset.calm = String(isCalm(settings.value));
    };
    apply();
    dark.addEventListener("change", apply);
    return () => dark.removeEventListener("change", apply);
  }, [chosen]);
}
