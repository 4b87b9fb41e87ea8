import type { EndpointTrial } from '../../../src/model/endpoint-trial';
import { say } from '../../locales/say';
import { sayTold } from './say-told';

/** What came of a test of the endpoint: "It works. claude-sonnet-5-5 answered." */
export const sayTrial = ({ came, text, says }: EndpointTrial): string => say(CAME[came], { text: sayTold({ text, says }) });

const CAME = {
  works: 'trial.works',
  'key-refused': 'trial.keyRefused',
  'no-model': 'trial.noModel',
  unreachable: 'trial.unreachable',
  'no-messages-api': 'trial.noMessagesApi',
  failed: 'trial.failed',
} as const satisfies Record<EndpointTrial['came'], string>;
