import { useId } from 'react';

interface Props<Id extends string> {
  label: string;
  choices: readonly { id: Id; label: string }[];
  chosen: Id;
  choose: (id: Id) => void;
  /** The label is only for screen readers. */
  quiet?: boolean;
}

/** A choice of one among a few, side by side. */
export function Choices<Id extends string>({ label, choices, chosen, choose, quiet }: Props<Id>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className={quiet ? 'unseen' : 'field-label'} style={quiet ? undefined : { marginBottom: 5 }}>
        {label}
      </legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.id}>
            <input type="radio" name={name} checked={choice.id === chosen} onChange={() => choose(choice.id)} />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
