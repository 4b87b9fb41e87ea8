import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * One concept has one word: the words of exported names and file names are held against the glossary of docs/architecture.md, so that a new
 * word for something that has one, or a private word that nobody explains, is seen before it spreads.
 */
interface Exported {
  file: string;
  name: string;
  kind: string;
  line: number;
  hasDocstring: boolean;
}

const root = path.resolve(import.meta.dirname, '..');
const files = ['src', 'extension'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$|\/(fixtures|corpus|before)\//.test(file)),
);

/** Their names are given from elsewhere: by the DOM, and as words of languages. */
const NAMED_ELSEWHERE = /native-accessors|shim\/natives|^src\/languages\//;

const exported: Exported[] = files.flatMap((file) => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, at) => {
    const found = /^export (?:declare )?(?:async )?(function\*?|const|class|interface|type) (\w+)(.*)/.exec(text);
    if (!found) return [];
    const [, kind = '', name = '', rest = ''] = found;
    const isFunction =
      kind.startsWith('function') || (kind === 'const' && /^(: [^=]+)? = (async )?(\([^)]*\)?|<[A-Z]|function|\w+ =>)/.test(rest));
    const before = lines.slice(0, at).findLast((line) => line.trim() !== '' && !/^\/(\/|\*) (biome-ignore|@__)/.test(line)) ?? '';
    const isOverload = new RegExp(`^export function ${name}\\b`).test(before);
    return [{ file, name, kind: isFunction ? 'function' : kind, line: at + 1, hasDocstring: /\*\/\s*$/.test(before) || isOverload }];
  });
});

const split = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1);

/** The word itself and what it may be an ending of: "settled" is "settle", "copies" is "copy". */
function stems(word: string): string[] {
  const cuts: [RegExp, string[]][] = [
    [/(ies|ied)$/, ['y']],
    [/(?<!s)s$/, ['']],
    [/es$/, ['']],
    [/(ed|ing)$/, ['', 'e']],
    [/(\p{L})\1(ed|ing|er)$/u, ['$1']],
    [/(?<!e)er$/, ['', 'e']],
  ];
  const cut = cuts.flatMap(([ending, by]) => (ending.test(word) ? by.map((one) => word.replace(ending, one)) : []));
  return [word, ...cut.filter((one) => one.length > 1)];
}

const glossary = new Set(
  [
    ...(readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').split('## Glossary')[1]?.split('\n## ')[0] ?? '').matchAll(
      /^\| ([\p{Ll}, -]+) \|/gmu,
    ),
  ]
    .flatMap(([, terms = '']) => terms.split(/[^\p{Ll}]+/u))
    .filter((word) => word.length > 1 && word !== 'word'),
);

/** By the word, one name that has it. */
const used = new Map(
  [
    ...exported.filter(({ file }) => !NAMED_ELSEWHERE.test(file)).map(({ name, file }) => [name, file] as const),
    ...files.filter((file) => !file.startsWith('src/languages/')).map((file) => [path.basename(file).replace(/\..*/, ''), file] as const),
  ].flatMap(([name, file]) => split(name).map((word) => [word, `${word} (${name} in ${file})`] as const)),
);

/** Words of the platform, which its specifications explain: HTML, ARIA, DOM, CSS, JavaScript, Chrome's APIs, and what programs are made of. */
const PLATFORM = `
  absolute access accessors action active address ancestor animations api apply base browser button cache call canvas
  caret checkedness children click client clipboard clipper clock close closest compute connect content context control
  conversation cookies copy csv current database date default delete depends describe description dev developer device dialog
  diff direction disabled dispatching document domain drag due edit editable editor element enable end endpoint entry event
  everything execute expandedness export extract fetch field file first fixed flat flow focus focusable form format frame full function
  generate group handle handlers hash head hidden hide history hooks host href html icon id import index init inline
  input insert install interactive intercept item iteration json jsx key keyboard label lang language layer leaf length line list
  listen listeners literal load local locator log login main manifest map margin mark markdown markers match math max memo memory menu message
  method migrations mode model modifier mouse ms mutations name native natively navigate navigation new none normalise notice notify
  nth number object observe ok once open order origin overlay page pane panel parent parse part password paste patch path
  pattern pause permissions plain play playwright plugins point popup port position prepare press price progress prompt props punycode px query quote
  radio random range rank react readonly redactor reference refresh reload remove replay report request resolution resolve response
  result resume retarget reuse role root route row runtime save schema screenshot script scroll scroller search select selection
  selector sent session set settings shadow shape sheet shown single site size slices slide slot sort span splice spoken start state
  status stem stop store stroke structure style submit switch syntax system tab tag template test text timer toggle token
  tokenise tooltip tree trigger trusted type unique unit unreachable upload url usage value verb view viewport visibility visible wait walk watch
  web weight wheel window word work
`;

/** Plain English that means here what it means everywhere. A word is added only if that is of it; a term of Abra's goes into the glossary. */
const PLAIN = `
  capability completions drawing entered ratio recent volatile while
  beat database http lent mcp agree protocol protocols rate safe vendor metrics profile schedule migrate tool warm
  arguments code data doctor examine exit give grant launch launched loan manage process session terminal timeout
  aborted about abra abstain accents accepts across activate activation activity add advise after again against ago agreement agrees ahead alike
  all allow almost alone along alternates ambiguous among amount and annotate announcer another answer any apart around arrive
  article as ask assert at attempt attribute await away back bar bare batch be before begin begun behind beside best better
  bent between beyond bin bind bound box break brief bring broke broken brought budget built by can cancel capture catches change character chat
  chars check choose chord chosen class clearly clip commit common comparable compared compares compile complete completion
  composed composer condense confirmation connections connector constant container contains continue contradicts costly count cut day dead
  deadline debugger decisions declares decorated deep dependencies destination detail difference digest digits discard discover dismiss
  lacks unless do dollars done download draw drawn drive drop dry durable early edges empty enough ensure earlier entered exact exchange expansion expect 
  extras fact fail failure faint fallback few fill final find finish fire fit follow for force forget found free from
  generic give given go gone grace gravely greet had has have hear heard held here hint hold identity in indicator inside
  inspect instead intended interest interrupted interruption into introduces invisible is issue it itself join judgement keep kept kind
  last late leads least leaves leaving led left letters like live long look lost make many may meaning meaningful meant middle migration mirror
  missing most mostly must nameless narrow near nearest needed needs never next no not notable note noun now observation of off offered
  old on one only or orderly other otherwise outside over painted pair parameterise particles passed passing past per perform person pick precede
  preview promises proof propose proved put question quick ran raw reach read readable reading ready reason rebuilt recover
  refuse reject relabelled related relation relative release remember rename rendered reopen replace reply retries rewritten rival said same
  sampled say sayings scene seen send sentence sequence serve share shared shift shoot shorten shortest show signs silence
  silent similar simpler since skipped slack some something sought sounds source speak spends spent split stand standalone statements
  steady still strict stuck summarise summary sure surroundings take taken terms that the then there thin threshold tidy time tiny to
  together too top track translated trash try turn twice two unchanged under unknown unlisted unmask unmet unobserved
  unrepeatable unseen unsound untargeted until unwrapped up usable use variable vast was weigh welcome were what when where which while
  whole wholly why with within without worth write written yet nothing
`;

/** Exported by several files because each of them is a row of one table, or a place that has its own under the table's name. */
const ROWS = /^src\/(model\/operations|languages)\//;

/** One name for two things, each with why: a reader of either does not meet the other. */
const SHARED: Readonly<Record<string, string>> = {
  Completion: 'the model’s type, and the component that shows it',
  Found: 'an element by find, and one by the words of a command',
  Health: 'the schema’s type, and the panel’s words for it',
  PageAnswers: 'what a page’s requests get from the worker, and what a recorded page does on a step',
  Picked: 'the message, and the panel’s state after it',
  Progress: 'of a leg, and of a command list',
  isTextField: 'of an element, and of a role as find compares it',
  nameOf: 'of an element in the page, and of one in a snapshot',
  paste: 'the operation, and the clipboard’s part of it',
  select: 'the operation in the page, and its plan by the embedded planner',
  type: 'the operation in the page, and its plan by the embedded planner',
};

test('each word of an exported name or a file name is in the glossary, or is plain', () => {
  const known = new Set([...glossary, ...`${PLATFORM} ${PLAIN}`.split(/\s+/)]);
  expect(glossary.size).toBeGreaterThan(100);
  expect(used.size).toBeGreaterThan(500);
  expect([...used].filter(([word]) => !stems(word).some((stem) => known.has(stem))).map(([, where]) => where)).toEqual([]);
});

test('each word of the glossary is used, and each plain one', () => {
  const all = new Set([...used.keys()].flatMap(stems));
  expect([...glossary].filter((word) => !all.has(word))).toEqual([]);
  expect(`${PLATFORM} ${PLAIN}`.split(/\s+/).filter((word) => word !== '' && !all.has(word))).toEqual([]);
  expect(`${PLATFORM} ${PLAIN}`.split(/\s+/).filter((word) => glossary.has(word))).toEqual([]);
});

test('a name is exported by one file', () => {
  const places = new Map<string, Set<string>>();
  for (const { name, file } of exported.filter((one) => !ROWS.test(one.file) && !NAMED_ELSEWHERE.test(one.file)))
    places.set(name, new Set([...(places.get(name) ?? []), file]));
  const several = [...places].filter(([, where]) => where.size > 1);
  expect(several.filter(([name]) => !SHARED[name]).map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([]);
  expect(Object.keys(SHARED).filter((name) => !several.some(([one]) => one === name))).toEqual([]);
});

test('each exported function has a docstring', () => {
  const functions = exported.filter(({ kind, file }) => kind === 'function' && !ROWS.test(file) && !NAMED_ELSEWHERE.test(file));
  expect(functions.length).toBeGreaterThan(800);
  expect(functions.filter(({ hasDocstring }) => !hasDocstring).map(({ file, name, line }) => `${file}:${line} ${name}`)).toEqual([]);
});
