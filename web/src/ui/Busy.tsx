import { useText } from "../text";

export function Busy() {
  const t = useText();
  return (
    <p className="busy" role="status">
      {t("busy")}
    </p>
  );
}
