import { useState } from 'react';
import type { Result } from '../../../../src/lib/result';
import type { EndpointTrial } from '../../../../src/model/plan/endpoint-trial';
import type { Fault } from '../../../../src/model/run/fault';
import { call } from '../../../../src/wire/call';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { hostOf } from '../../store/planner-in-use';
import { originsOf } from '../../store/use-site';
import { faultInWords } from '../../words/say-told';
import { sayTrial } from '../../words/say-trial';

/** A button that makes one tiny call of the model, and what came of it. Where the endpoint is not reached, access to its address is offered. */
export function TryEndpoint({ endpoint }: { endpoint: string }) {
  const [trial, setTrial] = useState<Result<EndpointTrial, Fault> | 'asking'>();

  async function tryIt() {
    setTrial('asking');
    setTrial(await call('settings.try', {}));
  }
  // Chrome asks the person only within the click.
  async function allowAndTry() {
    if (await chrome.permissions.request({ origins: originsOf(endpoint) })) await tryIt();
  }

  const over = trial === 'asking' ? undefined : trial;
  return (
    <div className="stack">
      <div className="row">
        <Button small disabled={trial === 'asking'} onClick={() => void tryIt()}>
          {trial === 'asking' ? say('settings.testing') : say('settings.test')}
        </Button>
        <span className="small soft grow">{say('settings.oneTinyCallWithNo')}</span>
      </div>
      <div role="status">
        {over && (
          <p className="row small trial">
            <Icon name={over.ok && over.value.came === 'works' ? 'check' : 'alert'} />
            <span className="grow">{over.ok ? sayTrial(over.value) : faultInWords(over.failure)}</span>
          </p>
        )}
      </div>
      {over?.ok && over.value.came === 'unreachable' && (
        <div className="row">
          <Button small onClick={() => void allowAndTry()}>
            {say('settings.allowAccessToAndTest', { endpoint: hostOf(endpoint) })}
          </Button>
        </div>
      )}
    </div>
  );
}
