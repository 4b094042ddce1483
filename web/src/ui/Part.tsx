import { Component, type ReactNode } from "react";
import { TextContext } from "../text";

interface Props {
  children: ReactNode;
  /** Called when the part has failed. */
  failed?: () => void;
}

/** A part of a page: when it breaks, it says so, and the rest of the page goes on. */
export class Part extends Component<Props, { failed: boolean }> {
  static override contextType = TextContext;
  declare context: React.ContextType<typeof TextContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.failed?.();
  }

  // A part that has failed has shown everything that it will ever show.
  override componentDidUpdate() {
    if (this.state.failed) this.props.failed?.();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const t = this.context.text;
    return (
      <p className="notice bad" role="alert">
        {t("failure-part")}
        <button type="button" className="button" onClick={() => this.setState({ failed: false })}>
          {t("failure-again")}
        </button>
      </p>
    );
  }
}
