#!/usr/bin/env node
// @ts-check
// `npm run mutants`: each patch of this folder breaks one promise in a copy of the working tree, and the test that it names has to turn red by an assertion.
// `npm run mutants -- <name> …`: only these. The head of a patch says `promise:` and `red: <engine|page> <test file> [-t "<name of the test>"]`.
// The copy is outside of the tree, so that nothing that is being worked on is ever mutated. Plain Node 20 without dependencies.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name: string, patch: string, promise: string, project: string, file: string, test: string }} Mutant */
/** A test that ran; `why`: the first line of what failed. @typedef {{ file: string, test: string, failed: boolean, why: string }} Ran */

const here = fileURLToPath(new URL('.', import.meta.url));
const root = path.resolve(here, '../..');
const PROJECTS = ['engine', 'page'];
/** The longest that one call of the tests may take, ms. */
const LONGEST = 600_000;
/** What an assertion says first. Anything else, as a module that does not load or a time-out, proves nothing. */
const ASSERTION = /^(AssertionError|Error: (Snapshot|expected|promise) )/;

const asked = process.argv.slice(2);
const mutants = readMutants().filter(({ name }) => asked.length === 0 || asked.includes(name));
const unknown = asked.filter((name) => !mutants.some((one) => one.name === name));
if (unknown.length > 0) giveUp(`There is no mutant ${unknown.join(', ')}.`);
const tree = copyOfTree();
process.once('exit', () => rmSync(tree, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

for (const project of PROJECTS) seeGreen(project);
const count = { red: 0, GREEN: 0, ERROR: 0 };
for (const mutant of mutants) {
  const began = Date.now();
  const { state, why } = tryMutant(mutant);
  count[state] += 1;
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(5);
  console.log(`${state.padEnd(5)} ${mutant.name.padEnd(27)} ${seconds} s  ${why ?? mutant.promise}`);
}
console.log(`\n${count.red} red, ${count.GREEN} green${count.ERROR > 0 ? `, ${count.ERROR} errors` : ''}`);
process.exitCode = count.red === mutants.length ? 0 : 1;

/** @returns {Mutant[]} */
function readMutants() {
  const files = readdirSync(here).filter((file) => file.endsWith('.patch'));
  return files.sort().map((file) => {
    const patch = path.join(here, file);
    const [head = ''] = readFileSync(patch, 'utf8').split(/^diff /m);
    const [, promise] = /^promise: (.+)$/m.exec(head) ?? [];
    const [, project = '', tested, test = ''] = /^red: (\S+) (\S+)(?: -t "(.+)")?$/m.exec(head) ?? [];
    if (!promise || !tested || !PROJECTS.includes(project)) return giveUp(`${file} has no promise, or does not say which test turns red.`);
    return { name: path.basename(file, '.patch'), patch, promise, project, file: tested, test };
  });
}

/** The files of the working tree, those that are not added yet too, in a folder with the packages of this one. @returns {string} */
function copyOfTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'abra-mutants-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of new Set(listed.split('\0').filter(Boolean))) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  }
  // Each package by itself: what Vite keeps beside them belongs to one tree.
  mkdirSync(path.join(copy, 'node_modules'));
  const packages = readdirSync(path.join(root, 'node_modules')).filter((name) => !name.startsWith('.'));
  for (const name of packages) symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  return copy;
}

/** Gives up where a named test is missing, or is red without its mutant. @param {string} project */
function seeGreen(project) {
  const own = mutants.filter((mutant) => mutant.project === project);
  if (own.length === 0) return;
  const ran = runTests(project, [...new Set(own.map(({ file }) => file))]);
  const wrong = own.filter((mutant) => {
    const named = ran.filter(({ file, test }) => file === mutant.file && test.includes(mutant.test));
    return named.length === 0 || named.some(({ failed }) => failed);
  });
  if (wrong.length > 0) giveUp(`Missing, or red without the mutant: ${wrong.map(({ name, file }) => `${file} (${name})`).join(', ')}`);
}

/** @param {Mutant} mutant @returns {{ state: 'red' | 'GREEN' | 'ERROR', why?: string }} */
function tryMutant({ patch, project, file, test }) {
  if (spawnSync('git', ['apply', patch], { cwd: tree }).status !== 0) return { state: 'ERROR', why: 'The patch does not apply.' };
  const ran = runTests(project, [file], test);
  execFileSync('git', ['apply', '--reverse', patch], { cwd: tree });
  const failed = ran.filter((one) => one.failed);
  if (failed.some(({ why }) => ASSERTION.test(why))) return { state: 'red' };
  if (failed.length > 0) return { state: 'ERROR', why: `Not by an assertion: ${failed[0]?.why}` };
  return ran.length > 0 ? { state: 'GREEN' } : { state: 'ERROR', why: 'No test ran.' };
}

/** Runs tests of the copy; none where they cannot be run, with what was said of that. @param {string} project @param {string[]} files @param {string} [test] @returns {Ran[]} */
function runTests(project, files, test = '') {
  const told = path.join(tree, 'node_modules/.told.json');
  rmSync(told, { force: true });
  const only = test ? ['-t', test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [];
  const args = ['run', '--project', project, ...files, ...only, '--reporter=json', `--outputFile=${told}`];
  const vitest = path.join(tree, 'node_modules/vitest/vitest.mjs');
  const { stderr } = spawnSync(process.execPath, [vitest, ...args], { cwd: tree, encoding: 'utf8', timeout: LONGEST });
  if (!existsSync(told)) console.error(stderr);
  /** @type {{ testResults: { name: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} */
  const { testResults } = existsSync(told) ? JSON.parse(readFileSync(told, 'utf8')) : { testResults: [] };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, fullName, failureMessages: [why = ''] = [] }) => {
        const [first = ''] = why.split('\n', 1);
        return { file: path.relative(tree, name), test: fullName, failed: status === 'failed', why: first };
      }),
  );
}

/** @param {string} why @returns {never} */
function giveUp(why) {
  console.error(why);
  process.exit(1);
}
