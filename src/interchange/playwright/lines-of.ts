import type { Operation, OperationOf, OperationType } from '../../model/operation';
import { sayOperation } from '../../model/operation-words';
import { ROWS } from '../../model/operations/rows';
import type { Target } from '../../model/target';
import { type Literal, quoted } from './literals';
import { locatorOf } from './locator-of';

/** One operation in a test: its statements, and notes of what they cannot express. */
export interface Lines {
  lines: string[];
  notes: string[];
}

/** Turns an operation into statements. If no locator can name its element, a note says so; none is guessed. */
export function linesOf(operation: Operation, text: Literal): Lines {
  const needed = ROWS[operation.type].needs !== 'nothing';
  const at = operation.type === 'navigate' ? undefined : locatorOf(operation, text);
  if (needed && !at) return unsaid(operation, 'it has no element that a locator could name');
  const write = WRITERS[operation.type] as (operation: Operation, at: string, text: Literal) => Lines | string[];
  const written = write(operation, at ?? '', text);
  return Array.isArray(written) ? { lines: written, notes: [] } : written;
}

const WRITERS: { [Kind in OperationType]: (operation: OperationOf<Kind>, at: string, text: Literal) => Lines | string[] } = {
  click: ({ button, count, modifiers, fingerprint }, at) => {
    const place = fingerprint?.offset && fingerprint.size;
    const options = [
      ...(button && button !== 'left' ? [`button: '${button}'`] : []),
      ...(count === 3 ? ['clickCount: 3'] : []),
      ...(modifiers?.length ? [`modifiers: [${modifiers.map((key) => `'${key}'`).join(', ')}]`] : []),
      ...(place && fingerprint.offset
        ? [`position: { x: ${Math.round(place.width * fingerprint.offset.x)}, y: ${Math.round(place.height * fingerprint.offset.y)} }`]
        : []),
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
    const to = operation.to && locatorOf(operation.to, text);
    if (to) return [`await ${at}.dragTo(${to});`];
    if (operation.to) return unsaid(operation, 'its end has no element that a locator could name');
    const { x = 0, y = 0 } = operation.offset ?? {};
    return [`await ${at}.hover();`, 'await page.mouse.down();', `await dragBy(page, ${at}, ${x}, ${y});`, 'await page.mouse.up();'];
  },
  upload: ({ files }, at) => ({
    lines: [`await ${at}.setInputFiles([${files.map(quoted).join(', ')}]);`],
    notes: [`Put ${files.join(', ')} where the test is run; playbooks keep names, not files.`],
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

/** A pattern for an address that contains a text anywhere. */
const containing = (part: string, text: Literal) => `(url) => url.href.includes(${text(part)})`;

function unsaid(operation: Operation & Target, why: string): Lines {
  const said = sayOperation(operation).replace(/\s+/g, ' ');
  return { lines: [`// Left out: ${said}.`], notes: [`${said}: ${why}.`] };
}
