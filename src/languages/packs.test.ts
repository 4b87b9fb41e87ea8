import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asksAt, depends } from '../model/goal/asks';
import { tellingWords } from '../model/goal/telling-words';
import { isFinalLabel, isGenericLabel, speaksOfDeed } from '../model/risk/risk-label';
import { mayNameSecret, secretWord } from '../model/secret/secret';
import { CLOSES, controlWords } from '../page/dismiss/words';
import { readCommands } from '../planner/commands/read';
import { voiceOf } from '../planner/commands/voice';
import { FULL_PACKS, PACKS } from './packs';

/** Every text in a pack, with where it stands: "goals.lexicon.verbs.open". */
function textsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, place ? `${place}.${key}` : key));
}
const isList = (place: string) => /^(risk|secrets|dismiss|goals\.lexicon)\.|^verbs\.(kinds|keys)\./.test(place);
const isPattern = (place: string) =>
  /^goals\.(clauses|courtesy|values|states|naming)\.|^onlyItsOwn$|^verbs\.(units\.|numberEndings)/.test(place);

it('has every folder in the list, once and under its code', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'joined')
    .map(({ name }) => name);
  expect(PACKS.map(({ id }) => id).sort()).toEqual(folders.sort());
  expect(PACKS.map(({ id }) => Intl.getCanonicalLocales(id)[0])).toEqual(PACKS.map(({ id }) => id));
});

describe.each(PACKS.map((pack) => ({ id: pack.id, pack })))('the pack $id', ({ pack }) => {
  const texts = textsIn(pack).filter(([place]) => place !== 'id' && place !== 'kind');

  it('says something in each part that it has', () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => text.trim() === '').map(([place]) => place)).toEqual([]);
    const parts = Object.entries(pack).filter(([, part]) => typeof part === 'object');
    expect(parts.filter(([, part]) => textsIn(part).length === 0).map(([name]) => name)).toEqual([]);
  });

  it('has no list with an empty word or one twice, and patterns that compile', () => {
    for (const [place, text] of texts.filter(([where]) => isList(where))) {
      const words = text.split('|');
      expect({ place, empty: words.filter((word) => word.trim() === '') }).toEqual({ place, empty: [] });
      expect({ place, twice: words.filter((word, at) => words.indexOf(word) !== at) }).toEqual({ place, twice: [] });
    }
    for (const [, text] of texts.filter(([where]) => isPattern(where))) expect(() => new RegExp(text, 'iu')).not.toThrow();
  });

  it('is heard where its words stand', () => {
    const words = (list: string | undefined) => list?.split('|').map((word) => word.replace(/^=|\$$/, '')) ?? [];
    expect(words(pack.risk?.final).filter((word) => !isFinalLabel(word) || !speaksOfDeed(word))).toEqual([]);
    expect(words(pack.risk?.finalAlone).filter((word) => !isFinalLabel(word))).toEqual([]);
    expect(words(pack.risk?.generic).filter((word) => !isGenericLabel(word))).toEqual([]);
    expect(words(pack.secrets?.alone?.password).filter((word) => secretWord(word) === undefined || !mayNameSecret(word))).toEqual([]);
    expect(words(pack.dismiss?.closes).filter((word) => !CLOSES.has(controlWords(word)))).toEqual([]);
    for (const [, said] of Object.entries(pack.goals?.lexicon?.verbs ?? {}))
      expect(words(said).filter((word) => !tellingWords(word).some((telling) => telling.startsWith('#')))).toEqual([]);
  });
});

/** A page without controls. */
const NOTHING = { name: () => false, part: () => false, list: () => false };

describe.each(FULL_PACKS.map((pack) => ({ id: pack.id, pack })))('commands in $id', ({ id, pack }) => {
  it('tells a question and a condition from a deed', () => {
    const { question, condition } = pack.examples;
    expect({ asks: asksAt(question)?.wants, depends: depends(condition) }).toEqual({ asks: 'answer', depends: true });
  });

  it('reads what it says itself: what is suggested is a command of the same language', () => {
    const say = voiceOf(id);
    const target = say('named', { name: 'Delete' });
    for (const name of ['click', 'check', 'hover', 'typeIn', 'search'] as const) {
      const command = say(name, { target, text: 'camera' });
      const [first] = readCommands(command, NOTHING)[0]?.readings.filter(({ language }) => language === id) ?? [];
      expect({ command, read: first !== undefined }).toEqual({ command, read: true });
    }
  });

  it('reads what it calls kinds of elements, places and concepts', () => {
    for (const [kind, called] of Object.entries(pack.verbs.kinds)) {
      const [word = ''] = called.split('|');
      const phrase = voiceOf(id)('click', { target: pack.spaced ? `Save ${word}` : `Save${word}` });
      const read = readCommands(phrase, NOTHING)[0]?.readings.some(({ slots }) => slots.object?.text.includes(word));
      expect({ kind, phrase, read }).toEqual({ kind, phrase, read: true });
    }
  });
});
