import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  hint?: ReactNode;
  on: boolean;
  change: (on: boolean) => void;
  disabled?: boolean;
}

/** An on/off switch that takes effect at once. */
export function Switch({ label, hint, on, change, disabled }: Props) {
  const id = useId();
  return (
    <label className="switch">
      <span className="stack" style={{ gap: 0 }}>
        <span className="field-label">{label}</span>
        {hint && (
          <span className="field-hint" id={id}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={(event) => change(event.target.checked)}
      />
    </label>
  );
}
