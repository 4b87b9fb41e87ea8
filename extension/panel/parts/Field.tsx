import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  hint?: ReactNode;
  fault?: string;
  /** Renders the control, with the ids that connect it with its label, hint and error. */
  children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** A labelled control with its hint and error. */
export function Field({ label, hint, fault, children }: Props) {
  const id = useId();
  const described = fault ? `${id}-fault` : hint ? `${id}-hint` : undefined;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, ...(described ? { 'aria-describedby': described } : {}), ...(fault ? { 'aria-invalid': true } : {}) })}
      {fault ? (
        <p className="field-fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
