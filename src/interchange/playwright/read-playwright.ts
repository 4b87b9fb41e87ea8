import { hashId } from '../../lib/ids';
import { fail, ok, type Result } from '../../lib/result';
import { domainOf, pathOf } from '../../lib/url';
import { FILE_SAYINGS } from '../../model/sayings/file-sayings';
import { readAbraValue } from '../abra-json';
import type { ReadPlaybooks } from '../read-playbooks';
import { sayReason } from '../say-reason';
import { startOf } from '../start-of';
import { listOf, type Piece, piecesOf, statementsOf } from './read/pieces';
import { MAX_NOTES, notKept, type Reading, readStatements } from './read/statements';
import { ABRA } from './read/steps';
import { callsOf, valueOf } from './read/values';

const MAX_CHARS = 1_000_000;
/** More reasons than these are no help. */
const MAX_REASONS = 20;

/**
 * Reads the tests of a file as playbooks, as `write-playwright` and Playwright's recorder write them: one statement a step. All else is told by its line
 * as not kept; nothing is executed. `domain` is the site in the active tab, for addresses without one.
 */
export function readPlaywright(source: string, { now, domain }: { now: string; domain?: string }): Result<ReadPlaybooks, string[]> {
  if (source.length > MAX_CHARS) return fail([FILE_SAYINGS.fileTooLarge({ megabytes: MAX_CHARS / 1e6 })]);
  const pieces = piecesOf(source);
  if (typeof pieces === 'number') return fail([sayReason(notKept(source, pieces))]);
  const all: ReadPlaybooks = { files: [], notes: new Map(), literal: new Set() };
  const isOwn = source.includes('// Exported by Abra');
  const base = domain ? startOf({ domain, pagePath: '/' }).url : undefined;
  const told: string[] = [];
  let tests = 0;
  for (const statement of statementsOf(pieces, source)) {
    const from = statement[0]?.from ?? 0;
    const test = testIn(statement);
    if (!test && !/^import\b/.test(source.slice(from, from + 7)) && !(isOwn && OF_ABRA.test(source.slice(from, from + 40))))
      told.push(notKept(source, from));
    if (told.length > MAX_NOTES) break;
    if (!test) continue;
    tests++;
    const reading: Reading = {
      source,
      base,
      names: new Map([['page', { tab: 0, frame: [], selector: '' }]]),
      operations: [],
      notes: [],
      tabs: 0,
    };
    if (isOwn) reading.names.set(ABRA, true);
    readStatements(test.body, reading);
    const id = `pw-${hashId(JSON.stringify([reading.start, reading.operations]))}`;
    const read = reading.notes.length > MAX_NOTES ? fail([]) : playbookOf(id, test.title, reading, now);
    if (read.ok) all.files.push(...read.value);
    if (read.ok) all.notes.set(id, reading.notes);
    else told.push(...read.failure.map((why) => FILE_SAYINGS.noteLeftOut({ title: test.title, why })), ...reading.notes);
  }
  if (!tests) told.unshift(FILE_SAYINGS.fileNoTest);
  const [first] = all.notes.keys();
  if (first === undefined || told.length > MAX_NOTES) return fail(told.slice(0, MAX_REASONS).map(sayReason));
  for (const [id, notes] of all.notes) all.notes.set(id, [...notes, ...(id === first ? told : [])].map(sayReason));
  return ok({ ...all, literal: new Set(all.notes.keys()) });
}
/** The functions at the end of a file that Abra wrote. */
const OF_ABRA = /^(async )?function (secret|optional|dragBy|dragAlong|selectText|answerDialogs)\(/;

/** `test('…', async ({ page }) => { … })` */
function testIn(statement: readonly Piece[]): { title: string; body: Piece[] } | undefined {
  const [call, ...more] = callsOf(statement) ?? [];
  const [title, [isAsync, fixtures, arrow, body, ...rest] = []] = call?.given ?? [];
  const code = [isAsync, fixtures, fixtures?.inside?.[0], arrow, body].map((piece) => piece?.text).join(' ');
  const said = title && valueOf(title, new Map());
  const page = listOf(fixtures?.inside?.[0]?.inside).some(([name, ...renamed]) => name?.text === 'page' && !renamed.length);
  if (call?.name !== 'test' || call.given?.length !== 2 || more.length || rest.length || code !== 'async ( { => {') return undefined;
  return typeof said === 'string' && page && body?.inside ? { title: said, body: body.inside } : undefined;
}

function playbookOf(id: string, title: string, reading: Reading, now: string): Result<ReadPlaybooks['files'], string[]> {
  const { base, operations, start = base, viewport = { width: 1280, height: 720 } } = reading;
  if (!start) return fail([FILE_SAYINGS.testNoPage]);
  if (!operations.length) return fail([FILE_SAYINGS.testNothing]);
  const place = { domain: domainOf(start), pagePath: pathOf(start) || '/' };
  const [name, outcomes] = [title.trim().slice(0, 200) || 'Untitled test', operations.map(() => null)];
  const playbook = { id, name, ...place, operations, outcomes, recordedViewport: viewport, params: [], outcomesUnknown: true };
  const read = readAbraValue({ domain: place.domain, playbooks: [playbook], optionMap: {} }, now);
  return read.ok ? read : fail(read.failure.map((reason) => reason.replace(/^playbooks\.0\./, '')));
}
