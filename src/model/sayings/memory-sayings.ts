const quoted = (texts: readonly string[], open = '"', close = open) => texts.map((text) => `${open}${text}${close}`).join(', ');

/** What Abra knows of a goal from memory, why it did not mend a playbook, and what an import would do. */
export const MEMORY_SAYINGS = {
  noneKnown: 'No playbooks are known for this site.',
  goalEmpty: 'The goal has no words.',
  knownGoal: ({ playbooks }: { playbooks: readonly string[] }) => `This goal succeeded here before, with ${quoted(playbooks)}.`,
  knownGoalSamePage: ({ playbooks }: { playbooks: readonly string[] }) =>
    `This goal succeeded here before, with ${quoted(playbooks)}, on a page that told the same.`,
  namesPlaybook: ({ name }: { name: string }) => `The goal is the name of playbook "${name}".`,
  uses: ({ name }: { name: string }) => `Using "${name}".`,
  usesWith: ({ name, values }: { name: string; values: readonly string[] }) => `Using "${name}" with ${quoted(values)}.`,
  partsKnown: ({ known, left }: { known: readonly string[]; left: readonly string[] }) =>
    `Known here is ${quoted(known, '“', '”')}. What is left has to be planned: ${quoted(left, '“', '”')}.`,
  noneFits: 'No playbooks account for every word of the goal.',
  nearestIs: ({ name }: { name: string }) => `The nearest is "${name}".`,
  startsElsewhere: ({ name, starts, here }: { name: string; starts: string; here: string }) =>
    `"${name}" starts on ${starts}, not on ${here}.`,
  fitEqually: ({ one, other }: { one: string; other: string }) => `"${one}" and "${other}" fit equally well.`,
  doesNotDoAll: ({ name, said }: { name: string; said: string }) => `"${name}" does not do all of “${said}”.`,
  dialogFirst: ({ playbooks }: { playbooks: readonly string[] }) => `${quoted(playbooks)} first, because that dialog is open.`,
  hasToBeRead: 'What the goal asks for has to be read in the page, which this planner cannot.',
  learned: ({ names }: { names: readonly string[] }) => `Learned ${quoted(names)}.`,

  mendedOften: ({ name }: { name: string }) =>
    `"${name}" was mended as often today as the settings allow; look at its versions, or do this step yourself`,
  numbersOnly: 'a planner names elements by their numbers only',
  personAnswers: 'what the page asks is for the person to answer',
  noWholeAddress: ({ text }: { text: string }) => `"${text}" is no whole address`,
  webOnlyNot: ({ protocol }: { protocol: string }) => `Abra opens http and https addresses only, not ${protocol}`,
  hidesWhere: ({ text }: { text: string }) => `"${text}" holds a user name, which hides where it leads`,
  stayed: 'the person chose to stay on the page',
  secretOnlyTyped: 'A secret is only ever typed into a field.',
  secretOfOther: 'This document is not of the site for which the secret is kept.',
  secretNoText: 'The secret is no text for this field.',
  secretLeaves: 'This form would send the secret elsewhere, or into an address.',
  secretNotRead: 'A secret field is never read.',
  serverSilent: 'the server has not answered yet',
  madeElse: 'the page made something else of it between press and release',
  disabledMeanwhile: 'it was disabled between press and release',
  replacedMeanwhile: 'the page replaced it between press and release',
  doneBefore: 'it was dispatched before in this run, and nothing was seen to come of it',
  handLost: 'the real hand was lost on the way',
  tabClosedMeanwhile: 'the tab was closed meanwhile',
  crashedMeanwhile: 'the page crashed meanwhile',
  browserClosedMeanwhile: 'the browser was closed meanwhile',
  disabled: 'disabled',
  groupDisabled: 'its group is disabled',
  severalFields: 'it holds several fields',
  inert: 'inert',
  nothingToCheck: 'nothing to check',
  noList: 'no list',
  readOnly: 'read-only',
  takesNoText: 'takes no text',
  takesNoKeys: 'takes no keys',
  ignoresPointer: 'ignores the pointer',
  wantsFile: 'a file is wanted here',
  pageAsked: 'the page asked',
  humanProof: 'the site asks to prove that a human is there',
  logInFirst: 'the site asks to log in first',
  siteDown: ({ title }: { title: string }) => `the site does not work at the moment ("${title}")`,
  noEntry: 'the site has no entry for this, so there is nothing to act on',

  importNamesake: 'Another playbook here has this name. It is kept; this one gets a number.',
  importNew: ({ count, path }: { count: number; path: string }) => `${count} steps on ${path}.`,
  importSame: 'The same steps are known already; nothing changes.',
  importPinned: ({ name }: { name: string }) =>
    `Other steps than "${name}" here, whose version is pinned. They are kept beside it as a version that is not used.`,
  importChanged: ({ name, steps }: { name: string; steps: string }) =>
    `Other steps than "${name}" here (step ${steps}). They become a new version; the old one can be rolled back to.`,
  importShorter: ({ name }: { name: string }) =>
    `Other steps than "${name}" here (steps are missing). They become a new version; the old one can be rolled back to.`,
} as const;
