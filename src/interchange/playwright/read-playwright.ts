import { hashId } from '../../lib/ids';
import { fail, ok, type Result } from '../../lib/result';
import { domainOf, pathOf } from '../../lib/url';
import type { Playbook } from '../../model/playbook';
import { readAbraValue } from '../abra-json';
import type { ReadPlaybooks } from '../read-playbooks';
import { sayReason } from '../say-reason';
import { startOf } from '../start-of';
import { evaluateExpression } from './read/evaluate';
import { type FoundTest, findTests } from './read/find-tests';
import { callOwnHelper } from './read/own-helpers';
import { nodesIn, parseSource } from './read/parse-source';
import { refuse, type TestReading } from './read/reading';
import { callFunction } from './read/statements';
import { plainValue, type Scope, type TestValue, unknownValue } from './read/values';

/**
 * Reads each test of a file as a playbook, following loops, functions and hooks that are written in the file. The file is never executed.
 * The whole file is refused, with line numbers, if a playbook cannot do something in it. An expectation that has no Abra operation is only noted.
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
  if (!tests.length) return fail(["The file has no test that is a list of steps: test('…', async ({ page }) => { … })."]);
  const all: ReadPlaybooks = { files: [], notes: new Map(), literal: new Set() };
  const reasons: string[] = [];
  const empty: string[] = [];
  for (const test of tests) {
    const one = readTest(test, isOwn, now);
    if (one.ok && !one.value.files.length) {
      empty.push(`The test "${test.title}" does nothing that Abra could do, and is left out.`);
      continue;
    }
    if (!one.ok) {
      reasons.push(...one.failure.map((reason) => `${test.title}, ${reason}`));
      continue;
    }
    all.files.push(...one.value.files);
    for (const [id, notes] of one.value.notes) {
      all.notes.set(id, notes);
      all.literal.add(id);
    }
  }
  if (reasons.length) return fail(reasons.slice(0, 20));
  const [first] = all.notes.values();
  if (!first) return fail(empty);
  first.push(...empty);
  return ok(all);
}

/** Reads one test. The list of files is empty if the test has no operations. */
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
  if (!start) return fail(['it opens no page, so nobody knows which site it is for. Open the site, then take the file in again.']);
  if (!reading.operations.length) return ok({ files: [], notes: new Map(), literal: new Set() });
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
      if (called.is === 'name' && /^(test|console)\b/.test(called.path)) return unknownValue('what the runner of tests says');
      if (called.is !== 'function') {
        refuse(
          reading,
          called.is === 'name' ? `"${called.path}" comes from another file, and only this one is read` : 'the function is not known',
        );
        return unknownValue('a function of another file');
      }
      const name = (called.node['id'] as { name?: string } | null | undefined)?.name ?? '';
      return callOwnHelper(name, values, reading) ?? callFunction(called, values, reading);
    },
  };
  return reading;
}
