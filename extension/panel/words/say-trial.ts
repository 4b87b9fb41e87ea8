import type { EndpointTrial } from '../../../src/model/endpoint-trial';

/** What came of a test of the endpoint: "It works. claude-sonnet-5-5 answered." */
export const sayTrial = ({ came, text }: EndpointTrial): string => `${CAME[came]} ${text}`;

const CAME: Record<EndpointTrial['came'], string> = {
  works: 'It works.',
  'key-refused': 'The key was refused.',
  'no-model': 'There is no such model.',
  unreachable: 'Nothing was reached.',
  'no-messages-api': 'This is no endpoint for Abra.',
  failed: 'It did not work.',
};
