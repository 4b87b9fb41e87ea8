import { sayInEnglish } from '../../src/model/say-in-english';
import { expect, test } from '../fixtures/test';
import { FILES, SITE } from './files/hostile-files';
import { tryFiles } from './files/try-files';
import { random, SEED } from './random';
import { count } from './tally';

test.use({ allSites: 'an attack meets the most that a person can allow' });

/** So many files a kind; `FILES=n` for fewer. */
const EACH = Number(process.env.FILES ?? 60);

test('hostile files through the worker’s import', async () => {
  const { tried, came } = await tryFiles(EACH);
  count(test.info(), { files: { tried, came: came.length } });
  expect(came.slice(0, 20)).toEqual([]);
});

test('hostile files as the panel hands them over', async ({ abra }) => {
  const texts = Object.values(FILES).flatMap((make, at) => [0, 1, 2].map((number) => make(random(SEED * 5_000_011 + at * 101 + number))));
  const sendable = texts.filter((text) => text.length < 1_000_000);
  let known = JSON.stringify(await abra.playbooks(SITE));
  const came: string[] = [];
  for (const [number, { answer, now }] of (await abra.imports(SITE, sendable)).entries()) {
    const isRefused = !answer.ok || answer.value.refused.length > 0;
    const told = answer.ok
      ? [...answer.value.refused.map(sayInEnglish), ...answer.value.lines.map(({ detail }) => detail)]
      : [answer.failure.message];
    if (isRefused && now !== known) came.push(`came in by half: ${sendable[number]?.slice(0, 200)}`);
    if (!told.length || told.some((line) => !line)) came.push(`says nothing: ${sendable[number]?.slice(0, 200)}`);
    known = now;
  }
  const { playbooks } = await abra.playbooks(SITE);
  came.push(...playbooks.filter(({ unproven }) => !unproven).map(({ name }) => `trusted: ${name}`));
  count(test.info(), { files: { tried: sendable.length, came: came.length } });
  expect(came).toEqual([]);
});
