import { Component, type ReactNode } from "react";
import { go } from "../nav/router";
import { TextContext } from "../text";
import { Empty } from "../ui/Empty";

/** What broke may break again: load the home page again. */
function beginAgain(): void {
  go("/");
  location.reload();
}

/** When something in the pages themselves breaks: say so, and offer a way on. */
export class Failure extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = TextContext;
  declare context: React.ContextType<typeof TextContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const t = this.context.text;
    return (
      <main className="page page-narrow">
        <h1>{t("failure-title")}</h1>
        <Empty>{t("failure-text")}</Empty>
        <p className="row">
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {t("failure-reload")}
          </button>
          <button type="button" className="button" onClick={beginAgain}>
            {t("nav-home")}
          </button>
        </p>
      </main>
    );
  }
}
