import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/messages';
import { Models } from '@anthropic-ai/sdk/resources/models';
import { tellingFetch } from './telling-fetch';

/** The endpoint and its credentials. */
export interface Endpoint {
  /** Base URL of any endpoint that implements the Messages API. */
  endpoint: string;
  key: string;
}

/** How often a request is retried after a failure that may be temporary. */
export const RETRIES = 2;

/** Built from the part of the SDK that Abra uses, a third of its size. */
export class MessagesClient extends BaseAnthropic {
  messages = new Messages(this);
  models = new Models(this);
}

/** A client for the worker. The key is the person's own, so calling from a browser is intended. `tell` gets the reason of each retry. */
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
