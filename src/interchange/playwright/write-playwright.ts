import { placeholdersIn } from '../../lib/placeholder';
import type { Operation } from '../../model/plan/operation';
import type { Playbook } from '../../model/playbook/playbook';
import type { Saying, Sayings } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { startOf } from '../start-of';
import { inTabs } from './in-tabs';
import { linesOf } from './lines-of';
import { constantName, literalWith, quoted } from './literals';
import { locatorOfEntry } from './locator-of';

/** Roles whose appearance is written as an expectation, because such elements stay visible until the next step. */
const SHOWN = /^(dialog|alertdialog|listbox|menu|heading) /;

/**
 * Writes playbooks as one runnable Playwright Test file: one test per playbook, params as constants, secrets from environment variables, and each
 * step's outcome as an expectation. `notes` name what could not be expressed.
 */
export function writePlaywright(playbooks: readonly Playbook[]): { text: string; notes: Sayings[] } {
  const tests = playbooks.map(writeTest);
  const body = tests.map(({ lines }) => lines.join('\n')).join('\n\n');
  const support = [
    ...(body.includes('secret(') ? [SECRET] : []),
    ...(body.includes('optional(') ? [OPTIONAL] : []),
    ...(body.includes('dragBy(') ? [DRAG_BY] : []),
    ...(body.includes('dragAlong(') ? [DRAG_ALONG] : []),
    ...(body.includes('selectText(') ? [SELECT_TEXT] : []),
    ...(body.includes('answerDialogs(') ? [ANSWER_DIALOGS] : []),
  ];
  const needsPage = /drag(By|Along)\(|answerDialogs\(/.test(body);
  const types = `${/drag(By|Along)\(|selectText\(/.test(body) ? 'type Locator, ' : ''}${needsPage ? 'type Page, ' : ''}`;
  const names = `${body.includes('expect(') ? 'expect, ' : ''}${types}test`;
  const head = `import { ${names} } from '@playwright/test';\n\n// Exported by Abra${playbooks[0] ? ` from ${playbooks[0].domain}` : ''}.`;
  return { text: `${[head, body, ...support].join('\n\n')}\n`, notes: tests.flatMap(({ notes }) => notes) };
}

function writeTest(playbook: Playbook): { lines: string[]; notes: Sayings[] } {
  const { name, operations, outcomes, params, recordedViewport } = playbook;
  const start = startOf(playbook);
  const names = new Map<string, string>();
  const constants: string[] = [];
  for (const { whole, name: key, secret } of placeholdersIn(JSON.stringify(operations))) {
    if (names.has(whole)) continue;
    const constant = constantName(key, new Set(names.values()));
    names.set(whole, constant);
    const value = params.find((param) => param.name === key)?.default ?? '';
    const variable = `ABRA_SECRET_${key.replace(/\W/g, '_').toUpperCase()}`;
    constants.push(`const ${constant} = ${secret ? `secret(${quoted(variable)})` : quoted(value)};`);
  }
  const text = literalWith(names);
  const written = operations.map((operation, step) => {
    const { lines, notes } = linesOf(operation, text);
    const done = operation.optional ? lines.map(maybe) : lines;
    return {
      tab: operation.tab ?? 0,
      lines: [...answers(operation, text), ...done, ...expectations(outcomes[step] ?? undefined, text)],
      notes: [...notes, ...unanswered(operation)].map((why) => [saying('exportStep', { title: name, step: step + 1 }), why]),
    };
  });
  const { width, height } = recordedViewport;
  const lines = [
    `test(${quoted(name)}, async ({ page }) => {`,
    ...[
      `const start = ${quoted(start.url)};`,
      ...constants,
      `await page.setViewportSize({ width: ${width}, height: ${height} });`,
      'await page.goto(start);',
    ],
    ...inTabs(written),
  ];
  const closed = operations.some((operation) => 'fingerprint' in operation && operation.fingerprint?.shadowPath?.length);
  return {
    lines: [...lines.map((line, at) => (at ? `  ${line}` : line)), '});'],
    notes: [...written.flatMap(({ notes }) => notes), ...(closed ? [[saying('exportShadow', { title: name })]] : [])],
  };
}

/** Statements that answer the JavaScript dialogs of a step as the person did in the recording. */
function answers({ dialogs = [] }: Operation, text: (part: string) => string): string[] {
  if (!dialogs.some(({ kind }) => kind !== 'alert')) return [];
  const given = dialogs.map(({ kind, accept, reply }) =>
    kind !== 'prompt' ? String(accept) : accept && reply !== undefined ? text(reply) : 'false',
  );
  return [`answerDialogs(page, ${given.join(', ')});`];
}

const unanswered = ({ dialogs = [] }: Operation): Saying[] =>
  dialogs.some(({ kind, accept, reply }) => kind === 'prompt' && accept && reply === undefined) ? [saying('exportDialogText')] : [];

/** The expectations for the outcome of a step. */
function expectations(outcome: Playbook['outcomes'][number] | undefined, text: (part: string) => string): string[] {
  const shown = (outcome?.appeared ?? []).filter((entry) => SHOWN.test(entry)).slice(0, 2);
  return [
    ...(outcome?.navigatesTo === undefined
      ? []
      : [
          `await expect(page).toHaveURL((url) => ${outcome.navigatesTo.includes('#') ? "url.pathname + url.hash.split('?')[0]" : 'url.pathname'} === ${text(outcome.navigatesTo)});`,
        ]),
    ...shown.flatMap((entry) => {
      const locator = locatorOfEntry(entry);
      return locator ? [`await expect(${locator}.first()).toBeVisible();`] : [];
    }),
  ];
}

const maybe = (line: string) =>
  line.replace(
    /^await (.+);$/s,
    (_whole, act: string) => `await optional(() => ${act.replace(/\.(click|setChecked)\(\)$/, '.$1({ timeout: 3000 })')});`,
  );

const ANSWER_DIALOGS = `/** Answers the dialogs to come in their order: true is OK, false is Cancel, a text is typed. */
function answerDialogs(page: Page, answer: string | boolean, ...further: (string | boolean)[]): void {
  page.once('dialog', async (dialog) => {
    const [next, ...rest] = further;
    if (next !== undefined) answerDialogs(page, next, ...rest);
    await (answer === false ? dialog.dismiss() : dialog.accept(answer === true ? undefined : answer));
  });
}`;

const SECRET = `/** Secrets are not part of a file: they come from the environment. */
function secret(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(\`Set \${name} to run this test.\`);
  return value;
}`;

const OPTIONAL = `/** A step whose element may be absent, such as a banner. */
async function optional(step: () => Promise<unknown>): Promise<void> {
  await step().catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
  });
}`;

const SELECT_TEXT = `/** Selects a text that stands between two others, whatever the white space is. */
async function selectText(held: Locator, before: string, text: string, after: string): Promise<void> {
  await held.focus();
  await held.evaluate(
    (element, [before = '', text = '', after = '']) => {
      const bare = (said: string) => said.replace(/\\s/g, '');
      const field = 'setSelectionRange' in element ? (element as HTMLInputElement) : undefined;
      const places: { node: Node; at: number }[] = [];
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const put = (node: Node, said: string) => said.split('').forEach((sign, at) => /\\S/.test(sign) && places.push({ node, at }));
      if (field) put(field, field.value);
      else while (walk.nextNode()) put(walk.currentNode, walk.currentNode.nodeValue ?? '');
      const all = bare(field?.value ?? element.textContent ?? '');
      const from = all.indexOf(bare(before + text + after));
      const first = places[from + bare(before).length];
      const last = places[from + bare(before + text).length - 1];
      if (from < 0 || !first || !last) throw new Error(\`"\${text}" is not there.\`);
      if (field) field.setSelectionRange(first.at, last.at + 1);
      else getSelection()?.setBaseAndExtent(first.node, first.at, last.node, last.at + 1);
    },
    [before, text, after],
  );
}`;

const DRAG_BY = `/** Moves the pressed pointer by so many pixels from the middle of an element. */
async function dragBy(page: Page, held: Locator, x: number, y: number): Promise<void> {
  const box = await held.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y, { steps: 8 });
}`;

const DRAG_ALONG = `/** Drags along points of an element, given as shares of its box. */
async function dragAlong(page: Page, surface: Locator, path: readonly (readonly [number, number])[]): Promise<void> {
  await surface.scrollIntoViewIfNeeded();
  const box = await surface.boundingBox();
  if (!box) return;
  for (const [at, [x, y]] of path.entries()) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: at ? 4 : 1 });
    if (!at) await page.mouse.down();
  }
  await page.mouse.up();
}`;
