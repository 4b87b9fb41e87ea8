import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../fixtures/listen';

export const GUESTS = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jan', 'Kim', 'Lou'];

/** A server that counts what it is told to do, by list and guest: whatever is killed, it was told once or twice, and that shows here. */
export interface Desk {
  /** The page of a list: a button a guest, and who is on it so far. */
  url(list: string): string;
  /** How often each guest was added to a list, by name. */
  added(list: string): ReadonlyMap<string, number>;
  /** Hears of each order of a list as it comes in. */
  onOrder(list: string, hear: () => void): void;
  close(): void;
}

/** `guests` are offered on each list; an order is answered after so many ms, drawn by `delay`. */
export async function serveDesk(guests: readonly string[], delay: () => number): Promise<Desk> {
  const lists = new Map<string, Map<string, number>>();
  const hearing = new Map<string, () => void>();
  const listOf = (name: string) => {
    const list = lists.get(name) ?? new Map<string, number>();
    lists.set(name, list);
    return list;
  };
  const take = (name: string, guest: string, response: ServerResponse) => {
    const list = listOf(name);
    list.set(guest, (list.get(guest) ?? 0) + 1);
    hearing.get(name)?.();
    setTimeout(() => response.end(String(list.size)), delay());
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://desk');
    const name = url.pathname.slice(1);
    const guest = url.searchParams.get('guest');
    if (request.method === 'POST' && guest) take(name, guest, response);
    else response.setHeader('content-type', 'text/html').end(page(name, guests, listOf(name)));
  });
  const port = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  return {
    url: (list) => `${origin}/${list}`,
    added: listOf,
    onOrder: (list, hear) => hearing.set(list, hear),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A press adds each time, so that one too many is not hidden by the page. */
const page = (
  list: string,
  guests: readonly string[],
  on: ReadonlyMap<string, number>,
) => `<!doctype html><title>Guests</title><h1>Guests</h1>
<ul>${[...on.keys()].map((guest) => `<li>${guest} is on the list</li>`).join('')}</ul>
${guests.map((guest) => `<button onclick="add('${guest}')">Add ${guest}</button>`).join('\n')}
<script>
  async function add(guest) {
    await fetch('/${list}?guest=' + guest, { method: 'POST' });
    const line = document.createElement('li');
    line.textContent = guest + ' is on the list';
    document.querySelector('ul').append(line);
  }
</script>`;
