import { DEFAULT_SETTINGS } from '../../../../src/model/settings';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { useDraft } from '../../parts/use-draft';
import { changeSettings } from '../../store/use-settings';

/** The address of the Messages API: https, or on this machine. */
export function EndpointField({ endpoint }: { endpoint: string }) {
  const draft = useDraft(endpoint, (typed) => !whyNoEndpoint(typed) && void changeSettings({ endpoint: typed.trim() }));
  const fault = whyNoEndpoint(draft.value);
  return (
    <Field label="Endpoint" hint="Any address that speaks the Messages API, also one on this machine." {...(fault ? { fault } : {})}>
      {(ids) => (
        <div className="row">
          <input {...ids} {...draft} className="input grow" type="url" spellCheck={false} maxLength={2000} />
          {endpoint !== DEFAULT_SETTINGS.endpoint && (
            <Button small look="quiet" onClick={() => void changeSettings({ endpoint: DEFAULT_SETTINGS.endpoint })}>
              Reset
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

function whyNoEndpoint(typed: string): string | undefined {
  if (!URL.canParse(typed.trim())) return 'An address such as https://api.example.com.';
  const { protocol, hostname } = new URL(typed.trim());
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? undefined : 'https only; http is for this machine (localhost).';
}
