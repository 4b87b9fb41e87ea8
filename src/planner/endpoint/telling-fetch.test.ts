import { afterEach, expect, test, vi } from 'vitest';
import { tellingFetch } from './telling-fetch';

afterEach(() => vi.unstubAllGlobals());

test('the endpoint gets no cookies, whatever is asked for', async () => {
  const asked: (RequestInit | undefined)[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    asked.push(init);
    return new Response('{}');
  });
  const send = tellingFetch(() => undefined);
  await send('https://model.example/v1/messages', { method: 'POST', body: '{}', credentials: 'include' });
  await send('https://model.example/v1/models');
  expect(asked.map((init) => init?.credentials)).toEqual(['omit', 'omit']);
});
