import type { Page } from '@playwright/test';
import type { Abra } from '../fixtures/abra';
import { expect, test } from '../fixtures/test';
import { count } from './tally';

test.use({ allSites: 'an attack meets the most that a person can allow' });

/** Every `STEP`th name, from this one on; a part of the bed is left for the end. */
const STEP = Number(process.env['STEP'] ?? 12);
const SEED = Number(process.env['SEED'] ?? 1);

const BODY = `<main><h2>Book a table</h2><form id="book"><label>Who <input id="who"></label><label><input type="checkbox" id="news"> News</label>
<button id="send" type="submit">Book it</button></form><p id="said" role="status"></p></main><script>
  const [said, who] = ['said', 'who'].map((id) => document.getElementById(id));
  EventTarget.prototype.addEventListener.call(document.getElementById('book'), 'submit', (event) => {
    event.preventDefault();
    window.booked = said.textContent = 'Booked for ' + who.value;
  });
</script>`;

/** Puts controls of these names into the form, and images and embeds of them into the document, when the page's own script is done. */
const clobber = (tab: Page, names: string[]) =>
  tab.evaluate((all) => {
    const form = document.querySelector('form') as HTMLFormElement;
    const append = Element.prototype.append;
    const made = (tag: string, attributes: Record<string, string>) => {
      const element = create.call(document, tag);
      for (const [name, value] of Object.entries(attributes)) Element.prototype.setAttribute.call(element, name, value);
      return element;
    };
    const create = Document.prototype.createElement;
    const main = document.querySelector('main') as HTMLElement;
    for (const name of all) {
      append.call(form, made('input', { name, type: 'hidden' }), made('input', { id: name, type: 'hidden' }));
      append.call(main, made('img', { name, id: name, hidden: '' }), made('form', { name, hidden: '' }));
    }
  }, names);

async function book(abra: Abra, tab: Page): Promise<boolean> {
  const run = await abra.run('type "Ada" into who; check news; click "Book it"', { tab, planner: 'embedded', learn: false });
  return (
    run.finished?.outcome === 'success' &&
    (await tab.evaluate(() => (window as unknown as { booked?: string }).booked)) === 'Booked for Ada'
  );
}

test('no name that a form or a document has breaks a look or an act', async ({ abra, tab, site }) => {
  test.setTimeout(3_600_000);
  const url = site.url('/book');
  await tab.route('**/book', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Book</title>${BODY}` }));
  await tab.goto(url);
  const names = await tab.evaluate(() => {
    const of = (prototype: object): string[] => {
      const parent = Object.getPrototypeOf(prototype);
      return [...Object.getOwnPropertyNames(prototype), ...(parent ? of(parent) : [])];
    };
    return [...new Set([HTMLFormElement.prototype, Document.prototype].flatMap(of))].sort();
  });
  const broke: string[] = [];
  const tried = names.filter((_, at) => at % STEP === SEED % STEP);
  for (const some of [names, ...tried.map((name) => [name])]) {
    await tab.goto(url);
    await clobber(tab, some);
    if (!(await book(abra, tab))) broke.push(some.length > 1 ? 'all at once' : (some[0] ?? ''));
  }
  count(test.info(), { names: { tried: names.length + tried.length, came: broke.length } });
  expect(broke).toEqual([]);
});
