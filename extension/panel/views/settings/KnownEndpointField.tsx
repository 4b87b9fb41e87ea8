import { ENDPOINTS, endpointSettings } from '../../../../src/model/endpoints';
import { say } from '../../../locales/say';
import { Field } from '../../parts/Field';
import { changeSettings } from '../../store/use-settings';

/** Sets endpoint and model to those of a gateway or server that speaks the Messages API, and tells which key it wants. */
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
            const next = ENDPOINTS.find((one) => one.endpoint === target.value);
            if (next) void changeSettings(endpointSettings(next));
          }}
        >
          {ENDPOINTS.map((one) => (
            <option key={one.endpoint} value={one.endpoint}>
              {'isLocal' in one ? say('endpoint.local', { name: one.name }) : one.name}
            </option>
          ))}
          {!chosen && <option value="">{say('settings.anotherAddress')}</option>}
        </select>
      )}
    </Field>
  );
}
