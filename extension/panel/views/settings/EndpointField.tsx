import { DEFAULT_SETTINGS } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { useDraft } from '../../parts/use-draft';
import { changeSettings } from '../../store/use-settings';

/** The address of the Messages API: https, or on this machine. */
export function EndpointField({ endpoint }: { endpoint: string }) {
  const draft = useDraft(endpoint, (typed) => !whyNoEndpoint(typed) && void changeSettings({ endpoint: typed.trim() }));
  const fault = whyNoEndpoint(draft.value);
  return (
    <Field label={say('settings.endpoint')} hint={say('settings.anyAddressThatSpeaksThe')} {...(fault ? { fault } : {})}>
      {(ids) => (
        <div className="row">
          <input {...ids} {...draft} className="input grow" type="url" spellCheck={false} maxLength={2000} />
          {endpoint !== DEFAULT_SETTINGS.endpoint && (
            <Button small look="quiet" onClick={() => void changeSettings({ endpoint: DEFAULT_SETTINGS.endpoint })}>
              {say('playbooks.reset')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

function whyNoEndpoint(typed: string): string | undefined {
  if (!URL.canParse(typed.trim())) return say('settings.anAddressSuchAsHttps');
  const { protocol, hostname } = new URL(typed.trim());
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? undefined : say('settings.httpsOnly');
}
