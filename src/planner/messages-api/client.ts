import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/messages';
import { Models } from '@anthropic-ai/sdk/resources/models';
import { tellingFetch } from './telling-fetch';

/** Where and with what to ask. */
export interface Endpoint {
  /** Base url of anything that speaks the Messages API. */
  endpoint: string;
  key: string;
}

/** How often a request is made again after a failure that may pass. */
export const RETRIES = 2;

/** Only what Abra uses of the SDK: a third of its size. */
export class MessagesClient extends BaseAnthropic {
  messages = new Messages(this);
  models = new Models(this);
}

/** A client for the worker: the key comes from the person, so asking from a browser is meant. `tell` hears why a request is made again. */
export function messagesClient({ endpoint, key }: Endpoint, tell: (text: string) => void = () => undefined): MessagesClient {
  return new MessagesClient({
    apiKey: key,
    authToken: null,
    baseURL: endpoint,
    dangerouslyAllowBrowser: true,
    maxRetries: RETRIES,
    logLevel: 'off',
    fetch: tellingFetch(tell),
  });
}
