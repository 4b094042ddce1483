import { useStore } from "@nanostores/react";
import { askToNotify, canNotify } from "../state/attention";
import { change, hasSound, settings } from "../state/settings";
import { useText } from "../text";
import { Dialog } from "../ui/Dialog";
import { Choices, Switch, TextField } from "../ui/Field";

export function SettingsDialog({ close }: { close: () => void }) {
  const t = useText();
  const chosen = useStore(settings);
  const options = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`settings-${name}-${value}`) }));
  return (
    <Dialog title={t("settings-title")} close={close}>
      <div className="stack">
        <TextField
          label={t("settings-name")}
          value={chosen.name}
          maxLength={40}
          change={(name) => change({ name })}
        />
        <Choices
          label={t("settings-theme")}
          value={chosen.theme}
          options={options("theme", ["auto", "light", "dark", "contrast"])}
          change={(theme) => change({ theme: theme as typeof chosen.theme })}
        />
        <Choices
          label={t("settings-board")}
          value={chosen.board}
          options={options("board", ["auto", "space", "plan"])}
          change={(board) => change({ board: board as typeof chosen.board })}
        />
        <Choices
          label={t("settings-pieces")}
          value={chosen.pieces}
          options={options("pieces", ["plain", "signs", "patterns"])}
          change={(pieces) => change({ pieces: pieces as typeof chosen.pieces })}
        />
        <Choices
          label={t("settings-motion")}
          value={chosen.motion}
          options={options("motion", ["auto", "full", "calm"])}
          change={(motion) => change({ motion: motion as typeof chosen.motion })}
        />
        <Choices
          label={t("settings-pace")}
          value={chosen.pace}
          options={options("pace", ["normal", "quick"])}
          change={(pace) => change({ pace: pace as typeof chosen.pace })}
        />
        <Choices
          label={t("settings-quality")}
          value={chosen.quality}
          options={options("quality", ["auto", "full", "light"])}
          change={(quality) => change({ quality: quality as typeof chosen.quality })}
        />
        <Switch
          label={t("settings-coach")}
          value={chosen.coach}
          change={(coach) => change({ coach })}
        />
        <Switch
          label={t("settings-confirm")}
          about={t("settings-confirm-about")}
          value={chosen.confirm}
          change={(confirm) => change({ confirm })}
        />
        <Switch
          label={t("settings-auto")}
          about={t("settings-auto-about")}
          value={chosen.auto}
          change={(auto) => change({ auto })}
        />
        {canNotify() && (
          <Switch
            label={t("settings-notify")}
            value={chosen.notify}
            change={(notify) => (notify ? void askToNotify() : change({ notify }))}
          />
        )}
        <Switch
          label={t("settings-letters")}
          about={t("settings-letters-about")}
          value={chosen.letters}
          change={(letters) => change({ letters })}
        />
        <Switch
          label={t("settings-sound")}
          value={hasSound(chosen)}
          change={(sound) => change({ sound })}
        />
      </div>
    </Dialog>
  );
}
