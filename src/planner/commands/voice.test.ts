import { describe, expect, it } from 'vitest';
import { commandLanguages } from '../../languages/joined/command-languages';
import type { SayingName } from '../../languages/sayings';
import type { Intent } from '../../languages/verbs';
import { calledIn } from './choose';
import { CORPUS } from './corpus/cases/corpus';
import { planGoal } from './plan-goal';
import { readCommands } from './read';
import { sayKind } from './say-element-in';
import { sceneOf } from './scene';
import { languageOf, voiceOf } from './voice';

const ENGLISH = commandLanguages()[0].say;
const ids = commandLanguages().map(({ id }) => id);
/** A page without controls. */
const NOTHING = { name: () => false, part: () => false, list: () => false };
const SAYINGS = Object.keys(ENGLISH) as SayingName[];

/** What each suggestion has to be read as. */
const COMMANDS: Partial<Record<SayingName, Intent>> = {
  click: 'click',
  doubleClick: 'doubleClick',
  rightClick: 'rightClick',
  check: 'check',
  uncheck: 'uncheck',
  hover: 'hover',
  clear: 'clear',
  scrollTo: 'scrollTo',
  typeIn: 'type',
  chooseFrom: 'select',
  search: 'search',
  waitFor: 'waitFor',
  pressEscape: 'press',
  scrollToBottom: 'scrollToBottom',
};

describe.each(ids)('what is said in %s', (id) => {
  const say = voiceOf(id);

  it('names what the English sentence names', () => {
    const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot).sort();
    for (const name of SAYINGS) expect({ name, slots: slots(say(name)) }).toEqual({ name, slots: slots(ENGLISH[name]) });
  });

  it('suggests commands of that language', () => {
    const targets = [say('named', { name: 'Delete' }), say('inRow', { name: 'Delete', row: 'Bob' }), say('first', { name: 'Delete' })];
    for (const [name, intent] of Object.entries(COMMANDS) as [SayingName, Intent][]) {
      for (const target of targets) {
        const command = say(name, { target, name: 'Delete', option: 'Blue', text: 'camera' });
        const clauses = readCommands(command, NOTHING);
        const read = clauses[0]?.readings.filter(({ language }) => language === id).map((reading) => reading.intent);
        expect({ command, clauses: clauses.length, first: read?.[0] }).toEqual({ command, clauses: 1, first: intent });
      }
    }
  });
});

/** Roles of WAI-ARIA 1.2 that an element or its place may have, and a tag that has none. */
const ROLES =
  'alertdialog article banner button cell checkbox columnheader combobox contentinfo dialog form grid gridcell group heading img item link list listbox listitem main menu menubar menuitem menuitemcheckbox menuitemradio navigation option radio radiogroup region row rowheader scrollbar searchbox section separator slider spinbutton switch tab table tablist tabpanel textbox toolbar tree treegrid treeitem div x-picker'.split(
    ' ',
  );
/** What is no word of any language. */
const INNER =
  /(?:text|search|combo|list|spin|check)box|(?:menu|list|tree)item|tabl?ist|tabpanel|gridcell|header\b|contentinfo|alertdialog|radiogroup|treegrid|x-picker|\bdiv\b/;
/** What is English. */
const ENGLISH_KINDS = /\b(?:button|field|list|row|entry|heading|search|picture)\b/;

describe.each(ids)('an element in %s', (id) => {
  it('is told by a plain word of that language, whatever its role', () => {
    const told = ROLES.map((role) => `${role}: ${sayKind(voiceOf(id), role)}`);
    const words = told.map((line) => line.split(': ')[1] ?? '');
    expect(words.filter((word) => word === '' || INNER.test(word))).toEqual([]);
    if (id !== 'en') expect(words.filter((word) => ENGLISH_KINDS.test(word))).toEqual([]);
  });
});

describe('a completion', () => {
  const refusals = CORPUS.flatMap(({ page, cases }) =>
    cases.flatMap(([command]) => {
      const plan = planGoal({ goal: command, snapshot: page.snapshot, history: [] });
      const called = calledIn(sceneOf(page.snapshot));
      const language = readCommands(command, called)[0]?.readings[0]?.language ?? languageOf(command);
      return plan.isComplete === true && !plan.success ? [{ command, language, plan }] : [];
    }),
  );

  it('names no role of ARIA, and no kind in English abroad', () => {
    expect(refusals.length).toBeGreaterThan(20);
    const bare = (text: string) => text.replace(/“[^”]*”|„[^“]*“|«[^»]*»|「[^」]*」/g, '');
    for (const { command, language, plan } of refusals) {
      expect({ command, found: INNER.exec(bare(plan.summary))?.[0] }).toEqual({ command, found: undefined });
      if (language !== 'en') expect({ command, found: ENGLISH_KINDS.exec(bare(plan.summary))?.[0] }).toEqual({ command, found: undefined });
    }
  });

  it('is in the language of its command, with its suggestions', () => {
    const abroad = refusals.filter(({ language }) => language !== 'en');
    expect(new Set(abroad.map(({ language }) => language)).size).toBeGreaterThanOrEqual(4);
    for (const { command, language, plan } of abroad) {
      for (const suggestion of plan.suggestions) {
        const read = readCommands(suggestion, NOTHING)[0]?.readings.map((reading) => reading.language) ?? [];
        expect({ command, suggestion, read: read.includes(language) }).toEqual({ command, suggestion, read: true });
      }
    }
  });

  it('answers words that are no command in the language that they seem to be in', () => {
    expect(['xyzzy the button', 'xyzzy der Knopf', '呜呜按钮', 'ぷるぷるボタン', 'xyzzy'].map(languageOf)).toEqual([
      'en',
      'de',
      'zh',
      'ja',
      'en',
    ]);
  });
});
