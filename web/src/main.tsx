import "./style/tokens.css";
import "./style/base.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { languageOf, settings } from "./state/settings";
import { loadTexts } from "./text";

const root = document.getElementById("root");
if (root) {
  void loadTexts(languageOf(settings.value)).then(() => createRoot(root).render(<App />));
}

// Installing needs a secure context; plain HTTP in a café does without.
if ("serviceWorker" in navigator && window.isSecureContext && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js");
}
