import { ROWS } from '../../model/operations/rows';
import type { Fingerprint, Target } from '../../model/page/target';
import type { Operation, OperationOf, OperationType } from '../../model/plan/operation';
import { sayOperation } from '../../model/plan/operation-words';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { type Literal, quoted } from './literals';
import { locatorOf } from './locator-of';

/** One operation in a test: its statements, and what they cannot express, as sayings. */
export interface Lines {
  lines: string[];
  notes: Saying[];
}

/** Turns an operation into statements. If no locator can name its element, a note says so; none is guessed. */
export function linesOf(operation: Operation, text: Literal): Lines {
  const needed = ROWS[operation.type].needs !== 'nothing';
  const at = operation.type === 'navigate' ? undefined : locatorOf(operation, text);
  if (needed && !at) return unsaid(operation, saying('exportNoLocator'));
  const write = WRITERS[operation.type] as (operation: Operation, at: string, text: Literal) => Lines | string[];
  const written = write(operation, at ?? '', text);
  return Array.isArray(written) ? { lines: written, notes: [] } : written;
}

const WRITERS: { [Kind in OperationType]: (operation: OperationOf<Kind>, at: string, text: Literal) => Lines | string[] } = {
  click: ({ button, count, modifiers, fingerprint }, at) => {
    const place = positionIn(fingerprint);
    const options = [
      ...(button && button !== 'left' ? [`button: '${button}'`] : []),
      ...(count === 3 ? ['clickCount: 3'] : []),
      ...(modifiers?.length ? [`modifiers: [${modifiers.map((key) => `'${key}'`).join(', ')}]`] : []),
      ...(place ? [place] : []),
    ];
    return [`await ${at}.${count === 2 ? 'dblclick' : 'click'}(${options.length ? `{ ${options.join(', ')} }` : ''});`];
  },
  type: ({ text: typed, mode, submit, leave }, at, text) => [
    ...(mode === 'insert'
      ? [`await ${at}.pressSequentially(${text(typed)});`]
      : mode === 'append'
        ? [`await ${at}.press('End');`, `await ${at}.pressSequentially(${text(typed)});`]
        : [`await ${at}.fill(${text(typed)});`]),
    ...(submit ? [`await ${at}.press('Enter');`] : []),
    ...(leave ? [`await ${at}.blur();`] : []),
  ],
  paste: ({ text: pasted }, at, text) => [`await ${at}.focus();`, `await page.keyboard.insertText(${text(pasted)});`],
  select: ({ options, fingerprint }, at, text) => {
    if (fingerprint && fingerprint.tag !== 'select')
      return options.map((option) => `await page.getByRole('option', { name: ${text(option)}, exact: true }).click();`);
    const labels = options.map((option) => `{ label: ${text(option)} }`);
    return [`await ${at}.selectOption(${labels.length === 1 ? labels[0] : `[${labels.join(', ')}]`});`];
  },
  'select-text': (operation, at, text) => {
    const { before, text: quoted, after, nth } = operation.quote;
    if (nth) return unsaid(operation, saying('exportSeveralTimes'));
    return [`await selectText(${[at, ...[before, quoted, after].map(text)].join(', ')});`];
  },
  check: ({ checked, fingerprint }, at) => {
    // A checkbox that is hidden behind a styled replacement has almost no size: Playwright checks it only with `force`.
    const tiny = fingerprint?.size && fingerprint.size.width * fingerprint.size.height < 16;
    return [`await ${at}.setChecked(${checked}${tiny ? ', { force: true }' : ''});`];
  },
  press: ({ key }, at) => [
    `await ${at || 'page.keyboard'}.press(${quoted(key.replace(/(?<=\+)[A-Z]$/, (letter) => letter.toLowerCase()))});`,
  ],
  screenshot: (_screenshot, at) => [`await ${at || 'page'}.screenshot({ path: 'screenshot.png' });`],
  hover: (_hover, at) => [`await ${at}.hover();`],
  scroll: ({ direction, amount = 600, ratio }, at) => {
    if (ratio !== undefined) {
      const extent = at ? `await ${at}.evaluate((box) => box.scrollTo(0, (box.scrollHeight - box.clientHeight) * ${ratio}));` : undefined;
      return [extent ?? `await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * ${ratio}));`];
    }
    if (!direction) return at ? [`await ${at}.scrollIntoViewIfNeeded();`] : [];
    const by = direction === 'up' || direction === 'left' ? -amount : amount;
    const sideways = direction === 'left' || direction === 'right';
    return [...(at ? [`await ${at}.hover();`] : []), `await page.mouse.wheel(${sideways ? `${by}, 0` : `0, ${by}`});`];
  },
  drag: (operation, at, text) => {
    const { path, fingerprint } = operation;
    if (path) {
      const points = [fingerprint?.offset ?? { x: 0.5, y: 0.5 }, ...path].map(({ x, y }) => `[${share(x)}, ${share(y)}]`);
      return [`await dragAlong(page, ${at}, [${points.join(', ')}]);`];
    }
    const to = operation.to && locatorOf(operation.to, text);
    if (to && operation.side) return intoPlace(operation, at, to, operation.side);
    if (to) return [`await ${at}.dragTo(${to});`];
    if (operation.to) return unsaid(operation, saying('exportEndNoLocator'));
    const { x = 0, y = 0 } = operation.offset ?? {};
    return [`await ${at}.hover();`, 'await page.mouse.down();', `await dragBy(page, ${at}, ${x}, ${y});`, 'await page.mouse.up();'];
  },
  wheel: ({ deltaX = 0, deltaY = 0, count = 1, modifiers = [], fingerprint }, at) => {
    const place = positionIn(fingerprint);
    const turned = `page.mouse.wheel(${share(deltaX / count)}, ${share(deltaY / count)});`;
    return [
      `await ${at}.hover(${place ? `{ ${place} }` : ''});`,
      ...modifiers.map((key) => `await page.keyboard.down('${key}');`),
      count === 1 ? `await ${turned}` : `for (let turn = 0; turn < ${count}; turn++) await ${turned}`,
      ...modifiers.toReversed().map((key) => `await page.keyboard.up('${key}');`),
    ];
  },
  upload: ({ files }, at) => ({
    lines: [`await ${at}.setInputFiles([${files.map(quoted).join(', ')}]);`],
    notes: [saying('exportFiles', { names: files.join(', ') })],
  }),
  wait: ({ until, duration = 0, text: wanted = '', timeout }, at, text) => {
    const within = timeout ? `{ timeout: ${timeout} }` : '';
    if (until === 'url') return [`await expect(page).toHaveURL(${containing(wanted, text)}${within && `, ${within}`});`];
    if (until === 'text') return [`await expect(page.getByText(${text(wanted)}).first()).toBeVisible(${within});`];
    if (until) return at ? [`await expect(${at}).${until === 'gone' ? 'toBeHidden' : 'toBeVisible'}(${within});`] : [];
    return duration ? [`await page.waitForTimeout(${duration});`] : [];
  },
  navigate: ({ to = 'url', url = '' }, _at, text) => {
    if (to === 'back') return ['await page.goBack();'];
    if (to === 'forward') return ['await page.goForward();'];
    if (to === 'close-tab') return ['await page.close();'];
    if (to === 'tab') return [];
    if (to === 'new-tab') return [`await (await page.context().newPage()).goto(new URL(${text(url)}, start).href);`];
    return [to === 'reload' ? 'await page.reload();' : `await page.goto(new URL(${text(url)}, start).href);`];
  },
  assert: ({ text: wanted, url, visible, value }, at, text) => [
    ...(url === undefined ? [] : [`await expect(page).toHaveURL(${containing(url, text)});`]),
    ...(value === undefined || !at ? [] : [`await expect(${at}).toHaveValue(${text(value)});`]),
    ...(wanted === undefined ? [] : [`await expect(${at || "page.locator('body')"}).toContainText(${text(wanted)});`]),
    ...(at && visible === false ? [`await expect(${at}).toBeHidden();`] : []),
    ...(at && visible !== false && wanted === undefined && value === undefined ? [`await expect(${at}).toBeVisible();`] : []),
  ],
  extract: ({ name, what }, at) => {
    const from = at || "page.locator('body')";
    const read =
      what === 'value' ? 'inputValue()' : what === 'href' ? "getAttribute('href')" : what === 'list' ? 'allInnerTexts()' : 'innerText()';
    return [`test.info().annotations.push({ type: ${quoted(name)}, description: String(await ${from}.${read}) });`];
  },
};

/** Into the place beside another item: onto that half of it, along the list. Where the list puts the item then is a matter of its own. */
function intoPlace(operation: OperationOf<'drag'>, at: string, to: string, side: 'before' | 'after'): Lines {
  const [from, end] = [operation.fingerprint, operation.to?.fingerprint];
  const note = saying('exportDropSide');
  if (!end?.size) return { lines: [`await ${at}.dragTo(${to});`], notes: [note] };
  const along = side === 'before' ? NEAR_SIDE : 1 - NEAR_SIDE;
  const [x, y] = standsBeside(from, end) ? [along, 0.5] : [0.5, along];
  const position = `{ x: ${Math.round(end.size.width * x)}, y: ${Math.round(end.size.height * y)} }`;
  return { lines: [`await ${at}.dragTo(${to}, { targetPosition: ${position} });`], notes: [note] };
}
/** Share of an item's box that is surely its first half, and no edge between two items. */
const NEAR_SIDE = 0.25;

/** Did the two stand beside each other, in a list that goes sideways? */
function standsBeside(one: Fingerprint | undefined, other: Fingerprint): boolean {
  const [from, to] = [one?.position, other.position];
  if (!from || !to) return false;
  const across = Math.abs(from.relX - to.relX) * to.viewportWidth;
  return across > Math.abs(from.relY - to.relY) * to.viewportHeight;
}

/** A ratio to a tenth of a percent, or CSS px to a thousandth. */
const share = (ratio: number) => Math.round(ratio * 1000) / 1000;

/** Where in its box an element was pressed, as an option of Playwright's. */
function positionIn(fingerprint: Fingerprint | undefined): string | undefined {
  const { offset, size } = fingerprint ?? {};
  return offset && size && `position: { x: ${Math.round(size.width * offset.x)}, y: ${Math.round(size.height * offset.y)} }`;
}

/** A pattern for an address that contains a text anywhere. */
const containing = (part: string, text: Literal) => `(url) => url.href.includes(${text(part)})`;

function unsaid(operation: Operation & Target, why: Saying): Lines {
  const said = sayOperation(operation).replace(/\s+/g, ' ');
  return { lines: [`// Left out: ${said}.`], notes: [why] };
}
