import type { ServerResponse } from 'node:http';
import { answerWhole, errorOf, streamAnswer } from '../model/answer.mjs';
import { PromptCache } from '../model/prompt-cache.mjs';
import { remember, scriptReader } from '../model/script.mjs';
import type { ModelRequest, Script } from '../model/serve-model.mjs';
import { whyInvalid } from '../model/why-invalid.mjs';

/** A model that says what a script tells it, in place of an endpoint: the planner's own requests, checked and answered as `serveModel` does. */
export interface ScriptedModel {
  /** The requests for a message, in order. */
  readonly calls: ModelRequest[];
  script(script: Script): void;
  /** Whether any request contained this text. */
  mentions(text: string): boolean;
  forget(): void;
  /** Answers a request of the worker. */
  answer(path: string, init: RequestInit): Promise<Response>;
}

export function scriptedModel(): ScriptedModel {
  const requests: ModelRequest[] = [];
  const cache = new PromptCache();
  let next = scriptReader([]);
  return {
    calls: requests,
    script: (given) => {
      next = scriptReader(given);
    },
    mentions: (text) => requests.some(({ raw }) => raw.includes(text)),
    forget: () => {
      requests.length = 0;
      cache.clear();
    },
    answer: async (path, { method = 'GET', headers, body }) => {
      if (method !== 'POST' || !path.startsWith('/v1/messages')) return refusal({ status: 404, message: `Not found: ${path}` });
      const asked = remember(requests, { method, path, headers: Object.fromEntries(new Headers(headers)), raw: String(body) });
      const invalid = whyInvalid(asked.body);
      if (invalid) return refusal({ status: 400, message: invalid });
      const reply = await next(asked);
      asked.reply = reply;
      if (reply.status) return refusal(reply);
      asked.usage = cache.account(asked.body);
      const say = asked.body.stream ? streamAnswer : answerWhole;
      return responseOf((response) => say(response, asked, reply));
    },
  };
}

const refusal = (error: { status?: number; message?: string }) => Response.json(errorOf(error), { status: error.status ?? 500 });

/** The response that a function made for Node's writes. */
function responseOf(write: (response: ServerResponse) => Promise<void>): Promise<Response> {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const send = (text: string) => void writer.write(text).catch(() => undefined);
  return new Promise((resolve) => {
    const response = {
      destroyed: false,
      writeHead: (status: number, headers: Record<string, string>) =>
        resolve(new Response(readable.pipeThrough(new TextEncoderStream()), { status, headers })),
      write: send,
      end: (text = '') => {
        if (text) send(text);
        void writer.close().catch(() => undefined);
      },
      destroy: () => void writer.abort().catch(() => undefined),
    };
    void write(response as unknown as ServerResponse);
  });
}
