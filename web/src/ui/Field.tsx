import { useId } from "react";
import "./field.css";

export interface Option {
  value: string;
  label: string;
  about?: string;
}

interface OneOf {
  label: string;
  value: string;
  options: readonly Option[];
  change: (value: string) => void;
  hideLabel?: boolean;
}

/** A few choices side by side, of which one holds. */
export function Choices({ label, value, options, change, hideLabel = false }: OneOf) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className={hideLabel ? "hidden" : undefined}>{label}</legend>
      <div className="choices-row">
        {options.map((option) => (
          <label key={option.value} className="choices-one">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => change(option.value)}
            />
            <span>
              {option.label}
              {option.about && <small>{option.about}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch({
  label,
  about,
  value,
  change,
}: {
  label: string;
  about?: string;
  value: boolean;
  change: (value: boolean) => void;
}) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={value}
        onChange={(event) => change(event.target.checked)}
      />
      <span>
        {label}
        {about && <small>{about}</small>}
      </span>
    </label>
  );
}

/** A choice from a list; what the chosen one is about stands below. */
export function Select({ label, value, options, change, hideLabel = false }: OneOf) {
  const id = useId();
  const about = options.find((option) => option.value === value)?.about;
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? "hidden" : "field-label"}>
        {label}
      </label>
      <select
        id={id}
        aria-describedby={about && `${id}-about`}
        value={value}
        onChange={(event) => change(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {about && (
        <small id={`${id}-about`} className="soft">
          {about}
        </small>
      )}
    </div>
  );
}

export function TextField({
  label,
  value,
  change,
  maxLength,
  placeholder,
}: {
  label: string;
  value: string;
  change: (value: string) => void;
  maxLength: number;
  placeholder?: string;
}) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        type="text"
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
