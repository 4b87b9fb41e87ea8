import { say } from '../../../locales/say';
import { Field } from '../../parts/Field';
import { useDraft } from '../../parts/use-draft';

interface Props {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  whole?: boolean;
  change: (value: number) => void;
}

/** A number field with limits: a value outside shows an error and is not saved. */
export function NumberField({ label, hint, value, min, max, whole = true, change }: Props) {
  const isGood = (typed: string) =>
    typed.trim() !== '' && Number(typed) >= min && Number(typed) <= max && (!whole || Number.isInteger(Number(typed)));
  const draft = useDraft(String(value), (typed) => isGood(typed) && change(Number(typed)));
  const fault = isGood(draft.value) ? undefined : say(whole ? 'settings.wholeNumber' : 'settings.anyNumber', { min, max });
  return (
    <div className="number-field">
      <Field label={label} hint={hint} {...(fault ? { fault } : {})}>
        {(ids) => <input {...ids} {...draft} className="input number" inputMode="decimal" />}
      </Field>
    </div>
  );
}
