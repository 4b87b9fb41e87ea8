import { hashId } from '../../lib/ids';
import { fail, ok, type Result } from '../../lib/result';
import { domainOf, pathOf } from '../../lib/url';
import type { Sayings } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { readAbraValue } from '../abra-json';
import type { ReadPlaybooks } from '../read-playbooks';
import { movePath, sayReason } from '../say-reason';
import { startOf } from '../start-of';
import { FIRST_PAGE } from './read/locators';
import { MAX_NOTES, notKept, readTest } from './read/read-test';
import type { TestReading } from './read/steps';
import { codeOf, listOf, type SourceToken, splitSource, statementsOf } from './read/tokens';
import { callsOf, valueOf } from './read/values';

const MAX_CHARS = 1_000_000;
/** More reasons than these are no help. */
const MAX_REASONS = 20;

/**
 * Reads the tests of a file as playbooks, as `write-playwright` and Playwright's recorder write them: one statement a step. All else is told by its line
 * as not kept; nothing is executed. `domain` is the site in the active tab, for addresses without one.
 */
export function readPlaywright(given: string, { now, domain }: { now: string; domain?: string }): Result<ReadPlaybooks, Sayings[]> {
  if (given.length > MAX_CHARS) return fail([[saying('fileTooLarge', { megabytes: MAX_CHARS / 1e6 })]]);
  const isOwn = given.includes('// Exported by Abra');
  const source = isOwn ? given.replace(HELD, '\n$1\n') : given;
  const tokens = splitSource(source);
  if (typeof tokens === 'number') return fail([sayReason(notKept(source, tokens))]);
  const all: ReadPlaybooks = { files: [], notes: new Map(), literal: new Set() };
  const base = domain ? startOf({ domain, pagePath: '/' }).url : undefined;
  const [told, tests]: [Sayings[], FoundTest[]] = [[], []];
  for (const statement of statementsOf(tokens, source)) {
    const test = testIn(statement);
    if (test) tests.push(test);
    else if (!(isOwn ? OF_ABRA : /^import /).test(codeOf(statement.slice(0, 3)))) told.push(notKept(source, statement[0]?.from ?? 0));
    if (told.length > MAX_NOTES) return fail(told.slice(0, MAX_REASONS).map(sayReason));
  }
  if (!tests.length) told.unshift([saying('fileNoTest')]);
  for (const { title, body } of tests) {
    const reading: TestReading = { source, isOwn, base, names: new Map([['page', FIRST_PAGE]]), operations: [], notes: [], tabs: 0 };
    readTest(body, reading);
    const id = `pw-${hashId(JSON.stringify([reading.start, reading.operations]))}`;
    const read = playbookOf(id, title, reading, now);
    if (read.ok) all.files.push(...read.value);
    if (read.ok) all.notes.set(id, [...reading.notes, ...(all.notes.get(id) ?? [])]);
    else told.push(...read.failure.map((why) => [saying('noteLeftOut', { title }), ...why]), ...reading.notes);
  }
  const [first] = all.notes.keys();
  for (const [id, notes] of all.notes) all.notes.set(id, [...notes, ...(id === first ? told : [])].map(sayReason));
  const tooMany = [...all.notes.values()].find((notes) => notes.length > MAX_NOTES);
  if (first === undefined || tooMany) return fail((tooMany ?? told).slice(0, MAX_REASONS).map(sayReason));
  return ok({ ...all, literal: new Set(all.notes.keys()) });
}
/** Statements of a file that Abra wrote beside its tests. */
const OF_ABRA = /^(import |(async )?function (secret|optional|dragBy|dragAlong|selectText|answerDialogs)\b)/;
/** The button that is held around a drag of such a file. */
const HELD =
  /^ *await (?:optional\(\(\) => )?page\.mouse\.down\(\)\)?;\n( *await (?:optional\(\(\) => )?dragBy\(.*)\n *await (?:optional\(\(\) => )?page\.mouse\.up\(\)\)?;$/gm;

interface FoundTest {
  title: string;
  body: SourceToken[];
}

/** `test('…', async ({ page }) => { … })` */
function testIn(statement: readonly SourceToken[]): FoundTest | undefined {
  const [title = [], code = []] = callsOf(statement)[0]?.given ?? [];
  const [said, body] = [valueOf(title, new Map()), code[3]?.inside];
  const isTest = codeOf(statement) === 'test (' && codeOf(code) === 'async ( => {' && /^\{/.test(codeOf(code[1]?.inside));
  const page = listOf(code[1]?.inside?.[0]?.inside).some((fixture) => codeOf(fixture) === 'page');
  return isTest && page && typeof said === 'string' && body ? { title: said, body } : undefined;
}

function playbookOf(id: string, title: string, reading: TestReading, now: string): Result<ReadPlaybooks['files'], Sayings[]> {
  const { base, operations, start = base, viewport = { width: 1280, height: 720 } } = reading;
  if (!start) return fail([[saying('testNoPage')]]);
  if (!operations.length) return fail([[saying('testNothing')]]);
  const place = { domain: domainOf(start), pagePath: pathOf(start) || '/' };
  const [name, outcomes] = [title.trim().slice(0, 200) || 'Untitled test', operations.map(() => null)];
  const playbook = { id, name, ...place, operations, outcomes, recordedViewport: viewport, params: [], outcomesUnknown: true };
  const read = readAbraValue({ domain: place.domain, playbooks: [playbook], optionMap: {} }, now);
  return read.ok ? read : fail(read.failure.map((reason) => movePath(reason, (path) => path.replace(/^playbooks\.0\./, ''))));
}
