import { ENDPOINTS, endpointSettings, type KnownEndpoint } from '../../../../src/model/plan/endpoints';
import { say } from '../../../locales/say';
import { Field } from '../../parts/Field';
import { knownEndpoint } from '../../store/key-vendor';
import { changeSettings } from '../../store/use-settings';

/** Sets the endpoint, how it is spoken to, and the model to those of a known vendor, gateway or server, and says which key it wants. */
export function KnownEndpointField({ endpoint }: { endpoint: string }) {
  const chosen = ENDPOINTS.find((one) => one.endpoint === endpoint);
  const hint = chosen ? (
    <>
      {say(`endpoint.${chosen.id}`)}{' '}
      <a href={chosen.page} target="_blank" rel="noreferrer">
        {say('settings.moreAboutIt')}
      </a>
    </>
  ) : (
    say('settings.anotherOneItsAddressIs')
  );
  return (
    <Field label={say('settings.whereTheModelRuns')} hint={hint}>
      {(ids) => (
        <select
          {...ids}
          className="input"
          value={chosen?.endpoint ?? ''}
          onChange={({ target }) => {
            const next = knownEndpoint(target.value);
            if (next) void changeSettings(endpointSettings(next));
          }}
        >
          {groups.map(({ label, rows }) => (
            <optgroup key={label} label={label}>
              {rows.map(({ name, endpoint: address, isLocal }) => (
                <option key={address} value={address}>
                  {isLocal ? say('endpoint.local', { name }) : name}
                </option>
              ))}
            </optgroup>
          ))}
          {!chosen && <option value="">{say('settings.anotherAddress')}</option>}
        </select>
      )}
    </Field>
  );
}

const rows: readonly KnownEndpoint[] = ENDPOINTS;
const groups = [
  { label: say('endpoint.vendors'), rows: rows.filter(({ isLocal, isGateway }) => !isLocal && !isGateway) },
  { label: say('endpoint.gateways'), rows: rows.filter(({ isGateway }) => isGateway) },
  { label: say('endpoint.here'), rows: rows.filter(({ isLocal }) => isLocal) },
];
