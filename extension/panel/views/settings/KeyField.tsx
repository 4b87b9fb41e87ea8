import { useState } from 'react';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { notify } from '../../store/use-notices';
import { changeKey } from '../../store/use-settings';
import { useView } from '../../store/use-view';

/** A field for the API key. It is write-only: the stored key is never shown. */
export function KeyField({ hasKey }: { hasKey: boolean }) {
  const [typed, setTyped] = useState('');
  const isWanted = useView(({ setting }) => setting === 'key');
  const [isChanging, setChanging] = useState(isWanted);

  async function save(key: string) {
    if (!(await changeKey(key))) return;
    setTyped('');
    setChanging(false);
    notify({ text: key ? 'The key is saved in this browser.' : 'The key is removed.' });
  }

  if (hasKey && !isChanging) {
    return (
      <div className="field">
        <span className="field-label">Key</span>
        <div className="row">
          <span className="grow soft">Key saved. It is never shown again.</span>
          <Button small onClick={() => setChanging(true)}>
            Replace
          </Button>
          <Button small look="quiet danger" onClick={() => void save('')}>
            Remove
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) void save(typed.trim());
      }}
    >
      <Field label="Key" hint="Kept in this browser, sent to the endpoint only. For an endpoint on this machine any text will do.">
        {(ids) => (
          <div className="row">
            <input
              {...ids}
              className="input grow"
              // biome-ignore lint/a11y/noAutofocus: the person came for this field
              autoFocus={isWanted}
              type="password"
              autoComplete="off"
              spellCheck={false}
              maxLength={4000}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button submit disabled={!typed.trim()}>
              Save
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
