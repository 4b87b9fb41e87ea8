import { createServer, type Server } from 'node:http';
import { bundled } from '../../fixtures/bundled';
import { listen } from '../../fixtures/listen';

const PAGE = `<!doctype html><meta charset="utf-8"><title>settle</title>
<style>#out.moved{transition:transform .3s;transform:translateX(50px)}.endless{animation:turn 1s linear infinite}@keyframes turn{to{opacity:.5}}</style>
<button>Go</button><p id="out">before</p><div id="react"></div><script src="/cases.js"></script>`;

/** A site of the cases, with answers that come after `ms`. */
export async function serveCases(): Promise<{ url: string; server: Server }> {
  const script = await bundled(new URL('cases.ts', import.meta.url), { define: { 'process.env.NODE_ENV': '"production"' } });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const answer = ([type, text]: [string, string]) => response.setHeader('content-type', type).end(text);
    const timer = setTimeout(() => answer(answerOf(pathname, script)), Number(searchParams.get('ms') ?? 0));
    request.on('close', () => response.destroyed && clearTimeout(timer));
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}/`, server };
}

function answerOf(pathname: string, script: string): [string, string] {
  if (pathname === '/cases.js') return ['text/javascript', script];
  if (pathname === '/answer') return ['application/json', '{}'];
  if (pathname === '/script') return ['text/javascript', 'setTimeout(said, 20)'];
  if (pathname === '/picture') return ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'];
  return ['text/html', PAGE];
}
