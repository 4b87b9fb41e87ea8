import { useEffect, useRef, useState } from 'react';
import { ENDPOINTS, endpointOfKey, isLocalEndpoint } from '../../../../src/model/plan/endpoints';
import type { Settings } from '../../../../src/model/settings';
import { say, saySentences } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { FaultLine } from '../../parts/FaultLine';
import { Field } from '../../parts/Field';
import { addressOfKey, knownEndpoint, settingsFor } from '../../store/key-vendor';
import { hostOf } from '../../store/planner-in-use';
import { agreeToModel, changeSettings, useSettings } from '../../store/use-settings';
import { focusTaken, useView } from '../../store/use-view';

interface Props {
  settings: Settings;
  missing: 'key' | 'consent';
  /** The person has answered, with a model or without. */
  done: () => void;
}

/** What an AI model needs before it plans, asked beside the goal: its key, and the person's consent to what is sent to the named host. */
export function ModelNeeds({ settings, missing, done }: Props) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string>();
  const fault = useSettings((state) => state.fault);
  const place = useWantedFocus();
  const key = typed.trim();
  const needsKey = missing === 'key';
  const address = needsKey ? key && (said ?? addressOfKey(key, settings.endpoint)) : settings.endpoint;
  const isRecognised = endpointOfKey(key) !== undefined && knownEndpoint(settings.endpoint) !== undefined;

  async function agree() {
    if (await agreeToModel(key, settingsFor(address, settings.endpoint))) done();
  }

  return (
    <form
      ref={place}
      tabIndex={-1}
      className="model-needs stack"
      aria-label={say('run.setUpAnAiModel')}
      onSubmit={(event) => {
        event.preventDefault();
        if (address) void agree();
      }}
    >
      {needsKey && (
        <Field label={say('run.keyOfAnAiModel')} hint={!key && say('run.pasteIt')}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              type="password"
              autoComplete="off"
              spellCheck={false}
              maxLength={4000}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setSaid(undefined);
              }}
            />
          )}
        </Field>
      )}
      {key && !isRecognised && <WhoseKey set={settings.endpoint} address={address} choose={setSaid} />}
      <p className="small" role="status">
        {address &&
          saySentences([...(needsKey ? [sayKeyOf(address)] : []), say('settings.theGoalAndTheVisible', { endpoint: hostOf(address) })])}
      </p>
      <FaultLine fault={fault} title={say('settings.thisWasNotChanged')} />
      <div className="row wrap">
        <Button submit small look="primary" disabled={!address}>
          {say('settings.iAgree')}
        </Button>
        <Button small look="quiet" onClick={() => void changeSettings({ planner: 'embedded' }).then(done)}>
          {say('run.useSimpleCommands')}
        </Button>
      </div>
    </form>
  );
}

const sayKeyOf = (address: string): string => say('run.keyOf', { name: knownEndpoint(address)?.name ?? hostOf(address) });

const VENDORS = ENDPOINTS.filter(({ endpoint }) => !isLocalEndpoint(endpoint));

/** Whose key it is, where its beginning does not say so. */
function WhoseKey({ set, address, choose }: { set: string; address: string; choose: (address: string) => void }) {
  return (
    <Field label={say('run.whoseKey')}>
      {(ids) => (
        <select {...ids} className="input" value={address} onChange={({ target }) => choose(target.value)}>
          {!address && <option value="">{say('run.pleaseChoose')}</option>}
          {!knownEndpoint(set) && <option value={set}>{hostOf(set)}</option>}
          {VENDORS.map(({ endpoint, name }) => (
            <option key={endpoint} value={endpoint}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A form that takes the focus if the person came for it. Never its button: Enter that is held down on a goal would agree. */
function useWantedFocus() {
  const place = useRef<HTMLFormElement>(null);
  const isWanted = useView(({ setting }) => setting === 'key');
  useEffect(() => {
    if (!isWanted) return;
    (place.current?.querySelector('input') ?? place.current)?.focus();
    focusTaken();
  }, [isWanted]);
  return place;
}
