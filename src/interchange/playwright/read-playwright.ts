import { hashId } from '../../lib/ids';
import { fail, ok, type Result } from '../../lib/result';
import { domainOf, pathOf } from '../../lib/url';
import type { Playbook } from '../../model/playbook';
import { EXPORT_SAYINGS } from '../../model/sayings/export-sayings';
import { FILE_SAYINGS } from '../../model/sayings/file-sayings';
import { readAbraValue } from '../abra-json';
import type { ReadPlaybooks } from '../read-playbooks';
import { sayReason } from '../say-reason';
import { startOf } from '../start-of';
import { evaluateExpression } from './read/evaluate';
import { callExportedFunction } from './read/exported-functions';
import { type FoundTest, findTests } from './read/find-tests';
import { nodesIn, parseSource } from './read/parse-source';
import { refuse, type TestReading } from './read/reading';
import { callFunction } from './read/statements';
import { plainValue, type Scope, type TestValue, unknownValue } from './read/values';

/**
 * Reads each test of a file as a playbook, following loops, functions and hooks that are written in the file. The file is never executed.
 * A test that does what no playbook can is left out whole, and told with its line; the file is refused if none is left. An expectation that has no
 * operation is only noted.
 * `domain` is the site in the active tab, for tests whose base address is only in their Playwright configuration.
 */
export function readPlaywright(source: string, place: { now: string; domain?: string }): Result<ReadPlaybooks, string[]> {
  const read = readTests(source, place);
  return read.ok ? read : fail(read.failure.map(sayReason));
}

function readTests(source: string, { now, domain }: { now: string; domain?: string }): Result<ReadPlaybooks, string[]> {
  const program = parseSource(source);
  if (!program.ok) return program;
  const isOwn = source.includes('// Exported by Abra');
  const scope: Scope = { names: new Map() };
  const outside = newReading({ isOwn });
  const base = domain ? startOf({ domain, pagePath: '/' }).url : undefined;
  const tests = findTests(nodesIn(program.value, 'body'), scope, outside, { before: [], ...(base ? { base } : {}) });
  if (!tests.length) return fail([FILE_SAYINGS.fileNoTest]);
  const all: ReadPlaybooks = { files: [], notes: new Map(), literal: new Set() };
  const leftOut: string[] = [];
  for (const test of tests) {
    const one = readTest(test, isOwn, now);
    if (!one.ok) {
      leftOut.push(...one.failure.map((reason) => FILE_SAYINGS.noteLeftOut({ title: test.title, why: reason })));
      continue;
    }
    all.files.push(...one.value.files);
    for (const [id, notes] of one.value.notes) {
      all.notes.set(id, notes);
      all.literal.add(id);
    }
  }
  const [first] = all.notes.values();
  if (!first) return fail(leftOut.slice(0, MAX_REASONS));
  first.push(...leftOut);
  return ok(all);
}
/** More reasons than these are no help. */
const MAX_REASONS = 20;

function readTest(test: FoundTest, isOwn: boolean, now: string): Result<ReadPlaybooks, string[]> {
  const reading = newReading({ isOwn, ...(test.base ? { base: test.base } : {}), ...(test.viewport ? { viewport: test.viewport } : {}) });
  const fixtures: TestValue = {
    is: 'record',
    fields: new Map([
      ['page', page],
      ['context', page],
      ['baseURL', plainValue(test.base)],
    ]),
  };
  for (const body of [...test.before, test.body]) callFunction(body, [fixtures], reading);
  if (reading.refused) return fail([reading.refused]);
  const start = reading.start ?? test.base;
  if (!start) return fail([FILE_SAYINGS.testNoPage]);
  if (!reading.operations.length) return fail([FILE_SAYINGS.testNothing]);
  const place = { domain: domainOf(start), pagePath: pathOf(start) || '/' };
  const operations = reading.operations.map(({ operation }) => operation);
  const id = `pw-${hashId(JSON.stringify([place, operations]))}`;
  const playbook = {
    id,
    name: test.title.trim().slice(0, 200) || 'Untitled test',
    ...place,
    operations,
    outcomes: operations.map(() => null),
    recordedViewport: reading.viewport ?? { width: 1280, height: 720 },
    params: [] satisfies Playbook['params'],
    outcomesUnknown: true,
  };
  const read = readAbraValue({ domain: place.domain, playbooks: [playbook], optionMap: {} }, now);
  if (!read.ok) return fail(read.failure.map((reason) => reason.replace(/^playbooks\.0\./, '')));
  return ok({ files: read.value, notes: new Map([[id, reading.notes]]), literal: new Set([id]) });
}

/** The value of `page` and `context` at the beginning of a test. */
const page: TestValue = { is: 'page', tab: 0 };

function newReading(given: { isOwn: boolean; base?: string; viewport?: { width: number; height: number } }): TestReading {
  let tabs = 0;
  const reading: TestReading = {
    ...given,
    operations: [],
    notes: [],
    line: 0,
    turns: 0,
    depth: 0,
    optional: false,
    openTab: () => ++tabs,
    evaluate: (node, scope) => evaluateExpression(node, scope, reading),
    call: (called, values, line) => {
      reading.line = line;
      if (called.is === 'name' && called.path === 'expect')
        return { is: 'expect', subject: values[0] ?? plainValue(undefined), not: false };
      if (called.is === 'name' && /^(test|it)$/.test(called.path)) reading.onTest?.(values);
      if (called.is === 'name' && /^(test|it|console)\b/.test(called.path))
        return unknownValue(EXPORT_SAYINGS.lineUnread({ name: called.path }));
      if (called.is !== 'function') {
        refuse(reading, called.is === 'name' ? EXPORT_SAYINGS.lineOtherFile({ name: called.path }) : EXPORT_SAYINGS.lineNoFunction);
        return unknownValue(EXPORT_SAYINGS.lineNoFunction);
      }
      const name = (called.node['id'] as { name?: string } | null | undefined)?.name ?? '';
      return callExportedFunction(name, values, reading) ?? callFunction(called, values, reading);
    },
  };
  return reading;
}
