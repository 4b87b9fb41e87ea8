import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/messages';
import { Models } from '@anthropic-ai/sdk/resources/models';

/** Where and with what to ask. */
export interface Endpoint {
  /** Base url of anything that speaks the Messages API. */
  endpoint: string;
  key: string;
}

/** Only what Abra uses of the SDK: a third of its size. */
export class Claude extends BaseAnthropic {
  messages = new Messages(this);
  models = new Models(this);
}

/** A client for the worker: the key comes from the person, so asking from a browser is meant. */
export function claude({ endpoint, key }: Endpoint): Claude {
  return new Claude({ apiKey: key, authToken: null, baseURL: endpoint, dangerouslyAllowBrowser: true, maxRetries: 2, logLevel: 'off' });
}
