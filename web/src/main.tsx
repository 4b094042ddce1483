import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { workOffline } from "./app/offline";
import { languageOf, settings } from "./state/settings";
import { loadTexts } from "./text";
import { Icon } from "./ui/Icon";

/** Without texts there is nothing to show but this, in all languages. */
const NO_TEXTS = [
  "The page could not be loaded completely. Please reload it.",
  "La page n’a pas pu être chargée entièrement. Rechargez-la.",
  "Die Seite konnte nicht vollständig geladen werden. Bitte lade sie neu.",
  "Non è stato possibile caricare tutta la pagina. Ricaricala.",
];

function NoTexts() {
  return (
    <main className="page page-narrow">
      {NO_TEXTS.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" className="button primary" onClick={() => location.reload()}>
        <Icon name="reload" />
      </button>
    </main>
  );
}

const place = document.getElementById("root");
if (place) {
  const root = createRoot(place);
  loadTexts(languageOf(settings.get())).then(
    () =>
      root.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    () => root.render(<NoTexts />),
  );
}

workOffline();
