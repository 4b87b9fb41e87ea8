import type { EndpointTrial } from '../../../src/model/plan/endpoint-trial';
import { say } from '../../locales/say';
import { sayTold } from './say-told';

/** What came of a test of the endpoint: "It works. claude-sonnet-5-5 answered." */
export const sayTrial = ({ came, text, says }: EndpointTrial): string => {
  const told = sayTold({ text, says });
  // What is told of an endpoint that is not reached says so itself.
  return came === 'unreachable' ? told : say(CAME[came], { text: told });
};

const CAME = {
  works: 'trial.works',
  'key-refused': 'trial.keyRefused',
  'no-model': 'trial.noModel',
  'other-protocol': 'trial.otherProtocol',
  failed: 'trial.failed',
} as const satisfies Record<Exclude<EndpointTrial['came'], 'unreachable'>, string>;
