import { pick } from './case';
import type { Control } from './controls';

type Sentences = Record<Control['does'], readonly ((name: string, value: string) => string)[]>;

/** How people say it; the last two languages are none that the embedded planner knows. */
const LANGUAGES: Record<string, Sentences> = {
  en: {
    press: [(name) => `click "${name}"`, (name) => `click ${name}`, (name) => `press "${name}"`, (name) => `open ${name}`],
    type: [
      (name, value) => `type "${value}" into ${name}`,
      (name, value) => `enter "${value}" in the ${name} field`,
      (name, value) => `fill ${name} with "${value}"`,
    ],
    tick: [(name) => `tick ${name}`, (name) => `check "${name}"`],
    choose: [(name, value) => `choose ${value} in ${name}`, (name, value) => `set ${name} to "${value}"`],
  },
  de: {
    press: [(name) => `klicke auf „${name}“`],
    type: [(name, value) => `gib „${value}“ in ${name} ein`],
    tick: [(name) => `hake ${name} an`],
    choose: [(name, value) => `wähle ${value} in ${name}`],
  },
  fr: {
    press: [(name) => `clique sur « ${name} »`],
    type: [(name, value) => `saisis « ${value} » dans ${name}`],
    tick: [(name) => `coche ${name}`],
    choose: [(name, value) => `choisis ${value} dans ${name}`],
  },
  es: {
    press: [(name) => `haz clic en "${name}"`],
    type: [(name, value) => `escribe "${value}" en ${name}`],
    tick: [(name) => `marca ${name}`],
    choose: [(name, value) => `elige ${value} en ${name}`],
  },
  zh: {
    press: [(name) => `点击“${name}”`],
    type: [(name, value) => `在“${name}”中输入“${value}”`],
    tick: [(name) => `勾选“${name}”`],
    choose: [(name, value) => `在“${name}”中选择“${value}”`],
  },
  ja: {
    press: [(name) => `「${name}」をクリック`],
    type: [(name, value) => `「${name}」に「${value}」と入力`],
    tick: [(name) => `「${name}」にチェックを入れる`],
    choose: [(name, value) => `「${name}」で「${value}」を選ぶ`],
  },
  ru: {
    press: [(name) => `нажми «${name}»`],
    type: [(name, value) => `введи «${value}» в поле ${name}`],
    tick: [(name) => `отметь ${name}`],
    choose: [(name, value) => `выбери ${value} в ${name}`],
  },
  ko: {
    press: [(name) => `"${name}" 클릭`],
    type: [(name, value) => `${name}에 "${value}" 입력`],
    tick: [(name) => `${name} 체크`],
    choose: [(name, value) => `${name}에서 ${value} 선택`],
  },
};

/** Three of five goals are English. */
const SPOKEN = ['en', 'en', 'en', 'en', 'en', 'en', 'en', 'en', 'en', 'en', ...Object.keys(LANGUAGES).slice(1)];
export const languageOf = (words: string): string => pick(SPOKEN, `language ${words}`);

/** A goal in words for what a person does with a control. */
export function sentence(does: Control['does'], name: string, value: string, words: string, language = languageOf(words)): string {
  const ways = (LANGUAGES[language] ?? LANGUAGES['en'])?.[does] ?? [];
  return pick(ways, `way ${words}`)(name, value);
}

/** Text of which every sign counts. */
export const VALUES = [
  'Ada Lovelace',
  '10.50',
  '-5',
  'C++',
  'hunter2!',
  '2025-05-07',
  'the text',
  'ゼロ',
  '+49 30 123',
  '100 %',
  "O'Neil & sons",
  'दिन',
  '😀 ok',
  'a, b and c',
];

/** Opposites that differ by a sign, a mark or a picture: wanted, and what is there in its place. */
export const OPPOSITES: readonly (readonly [string, string])[] = [
  ['+1', '-1'],
  ['C++', 'C#'],
  ['> 10', '< 10'],
  ['👍', '👎'],
  ['ガス', 'カス'],
  ['दान', 'दिन'],
  ['Pay €10', 'Pay $10'],
  ['Send 5', 'Send -5'],
  ['Zoom +', 'Zoom −'],
  ['القادم', 'القادم؟'],
  ['ไม้', 'ไม่'],
  ['мир', 'мыр'],
  ['▲', '▼'],
  ['≤ 5', '≥ 5'],
];
