import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { html, typeOf } from '../apps/serve';
import type { Bed } from './command';

export const inPackages = (...parts: string[]) => path.join(import.meta.dirname, 'pages/node_modules', ...parts);

interface Site {
  /** A folder of the packages, at the root of the address. */
  folder?: string;
  /** The page, under the root: a file of the folder, else what `page` says. */
  at: string;
  page?: string;
  /** What a page of the folder gets otherwise: its scripts from elsewhere, as files of the packages. */
  instead?: readonly (readonly [RegExp, string])[];
}

/** Scripts, styles and fonts from elsewhere: by jsDelivr they are files of the packages; the others are left out. */
const FROM_ELSEWHERE: NonNullable<Site['instead']> = [
  [/https:\/\/cdn\.jsdelivr\.net\/npm\/([\w-]+)@[\d.]+\//g, '/npm/$1/'],
  [/<script[^>]+src=["'](https?:)?\/\/[^>]*><\/script>/g, ''],
  [/<link[^>]+href=["'](https?:)?\/\/[^>]*>/g, ''],
];

/** A page that a package brings or its documentation shows; `/npm/` are the packages. */
export const site =
  ({ folder = '', at, page, instead = [] }: Site): Bed['on']['serve'] =>
  async (port) => {
    const elsewhere = (text: string) => [...instead, ...FROM_ELSEWHERE].reduce((now, [from, to]) => now.replace(from, to), text);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://pages');
      if (page !== undefined && pathname === at) return void html(response, elsewhere(page));
      const wanted = pathname.startsWith('/npm/') ? inPackages(pathname.slice(5)) : inPackages(folder, decodeURIComponent(pathname));
      const file = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')].find((one) => existsSync(one) && statSync(one).isFile());
      if (!file) return void response.writeHead(404).end();
      if (file.endsWith('.html')) return void html(response, elsewhere(readFileSync(file, 'utf8')));
      response.setHeader('content-type', typeOf(file));
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    const address = server.address();
    return {
      url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${at}`,
      reset: async () => undefined,
      close: async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      },
    };
  };
