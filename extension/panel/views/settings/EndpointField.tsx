import { ENDPOINTS, endpointSettings, isSafeEndpoint } from '../../../../src/model/plan/endpoints';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { useDraft } from '../../parts/use-draft';
import { knownEndpoint, settingsFor } from '../../store/key-vendor';
import { changeSettings } from '../../store/use-settings';

type Spoken = Pick<Settings, 'endpoint' | 'protocol' | 'keyAs'>;

/** The address of the endpoint, https or on this machine; and how it is spoken to, if it is none that Abra knows. */
export function EndpointField({ endpoint, protocol, keyAs }: Spoken) {
  const draft = useDraft(endpoint, (typed) => {
    const address = typed.trim();
    if (isSafeEndpoint(address)) void changeSettings({ endpoint: address, ...settingsFor(address, endpoint) });
  });
  const fault = whyNoEndpoint(draft.value.trim());
  return (
    <>
      <Field label={say('settings.endpoint')} hint={say('settings.anyAddressThatSpeaksThe')} {...(fault ? { fault } : {})}>
        {(ids) => (
          <div className="row">
            <input {...ids} {...draft} className="input grow" type="url" spellCheck={false} maxLength={2000} />
            {endpoint !== DEFAULT_SETTINGS.endpoint && (
              <Button small look="quiet" onClick={() => void changeSettings(endpointSettings(ENDPOINTS[0]))}>
                {say('playbooks.reset')}
              </Button>
            )}
          </div>
        )}
      </Field>
      {!knownEndpoint(endpoint) && <SpokenTo protocol={protocol} keyAs={keyAs} />}
    </>
  );
}

const WAYS = [
  { label: 'Messages API, x-api-key', protocol: 'messages-api', keyAs: 'x-api-key' },
  { label: 'Messages API, Bearer', protocol: 'messages-api', keyAs: 'bearer' },
  { label: 'Chat Completions', protocol: 'chat-completions', keyAs: 'bearer' },
] as const;

/** How an address that was typed is spoken to. Chat Completions know one header for the key. */
function SpokenTo({ protocol, keyAs }: Omit<Spoken, 'endpoint'>) {
  const chosen = WAYS.find((way) => way.protocol === protocol && (way.protocol === 'chat-completions' || way.keyAs === keyAs));
  return (
    <Field label={say('settings.howItIsSpokenTo')}>
      {(ids) => (
        <select
          {...ids}
          className="input"
          value={chosen?.label}
          onChange={({ target }) => {
            const way = WAYS.find(({ label }) => label === target.value);
            if (way) void changeSettings({ planner: way.protocol, keyAs: way.keyAs });
          }}
        >
          {WAYS.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

function whyNoEndpoint(address: string): string | undefined {
  if (isSafeEndpoint(address)) return undefined;
  return URL.canParse(address) ? say('settings.httpsOnly') : say('settings.anAddressSuchAsHttps');
}
