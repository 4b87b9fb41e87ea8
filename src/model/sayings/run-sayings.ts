import { countNoun } from '../../lib/text';

const quoted = (texts: readonly string[], open = '"', close = open) => texts.map((text) => `${open}${text}${close}`).join(', ');

/** How runs end, what they ask, and the answers that are offered. */
export const RUN_SAYINGS = {
  verbatim: ({ text }: { text: string }) => text,
  stoppedByYou: 'You stopped it.',
  stopped: 'Stopped.',
  stoppedDuring: ({ step }: { step: string }) => `You stopped it. Whether this happened is not known: ${step}.`,
  stoppedAtBudget: 'Stopped: the budget of this run is used up.',
  stoppedWithoutTab: 'Stopped: the tab was closed or has crashed.',
  saidNoToPlan: 'You said no to the plan. Nothing was done.',
  saidNoToNewPlan: 'You said no to the new plan. What was done before it stays.',
  saidNoTo: ({ step }: { step: string }) => `You said no to: ${step}. It was not done.`,
  done: 'Done.',
  doneFrom: ({ playbooks }: { playbooks: readonly string[] }) => `Done, from ${quoted(playbooks)}.`,
  isNow: ({ name, value }: { name: string; value: string }) => `“${name}” is now “${value}”.`,
  isOn: ({ name }: { name: string }) => `“${name}” is now on.`,
  isOff: ({ name }: { name: string }) => `“${name}” is now off.`,
  didLastYourself: ({ step }: { step: string }) => `Done. You did the last step yourself: ${step}.`,
  skippedLast: ({ step }: { step: string }) => `All other steps are done. Skipped: ${step}.`,
  notKnownDone: 'Not known to be done:',
  clausesLeft: ({ clauses }: { clauses: readonly string[] }) => clauses.map((clause) => `“${clause}”.`).join(' '),
  pageMarksWrong: ({ things }: { things: readonly string[] }) => `The page marks as wrong: ${quoted(things, '“', '”')}.`,
  unseenEffect: ({ number, step }: { number: number; step: string }) => `What came of step ${number} (${step}) cannot be seen.`,
  unseenMore: ({ count }: { count: number }) => `Nor what came of ${count} more.`,
  lookedFor: ({ found, total }: { found: number; total: number }) =>
    `Dry run: ${found} of ${total} steps ${found === 1 ? 'was' : 'were'} found on this page, and nothing was done.`,
  notLookedAt: ({ count }: { count: number }) => `${count === 1 ? 'One step was' : `${count} steps were`} not looked at; each says why.`,
  abraFailed: ({ error }: { error: string }) => `Abra failed: ${error}. The journal of this run is kept; run the goal again.`,
  playbookElsewhere: 'This playbook belongs to another site, or was deleted. Open its site in this tab and run it there.',
  offerGone: ({ name }: { name: string }) => `“${name}” is not on the page any more. Nothing was done.`,

  onlyToldNotLeft: 'Only told: the page was not left.',
  onlyToldNoPicture: 'Only told: no picture was taken.',
  onlyToldNotWaited: 'Only told: nothing was waited for.',
  afterOpened: ({ number, step, what }: { number: number; step: string; what: string }) =>
    `Can only be looked for after step ${number} (${step}) opened ${what || 'it'}.`,
  afterLed: ({ number, to }: { number: number; to: string }) =>
    `Can only be looked for after step ${number} led to ${to || 'another page'}.`,
  afterActed: ({ number, step }: { number: number; step: string }) =>
    `Not there now. It can only be looked for after step ${number} (${step}).`,
  onlyShown: 'Only shown: nothing was done.',
  didNotHold: 'It did not hold.',
  doneByHand: 'Done by trusted input.',
  ledAway: 'It led to another page.',

  budgetUsedUp: ({ what, count }: { what: string; count: number }) =>
    `The budget of ${countNoun(count, BUDGETS[what] ?? what)} for this run is used up. Go on with as much again?`,
  theStop: ({ text }: { text: string }) => text,
  doneOnce: 'It was done once, and is not done again unless you say so. Look at the page.',
  adviceRefused: 'Look at the page and say whether it is the one that is meant.',
  adviceCovered: 'Close what covers it, then run again.',
  adviceByHand: 'Do this step yourself, then press Continue.',
  adviceTrusted: 'Do this step by hand, then press Continue.',
  adviceNotAllowed: 'Change the goal, or do this step yourself.',
  adviceUnknown: 'Look at the page and say whether it happened.',
  adviceBusy: 'Run again when the page has finished loading.',
  whatIsSecret: ({ name, host }: { name: string; host: string }) => `What is the ${name} for ${host}?`,
  whichFiles: ({ count, files }: { count: number; files: string }) =>
    `Which ${count > 1 ? 'files are these' : 'file is this'} on your machine? (${files})`,
  stepNext: 'Next:',
  stepOf: ({ number, of, name }: { number: number; of: number; name: string }) => `Step ${number} of ${of} of "${name}":`,
  stepOfNew: ({ number, of, name }: { number: number; of: number; name: string }) =>
    `Step ${number} of ${of} of "${name}", which has not run here as it is now:`,
  stepDoes: ({ step }: { step: string }) => `${step}.`,
  stepWholeText: ({ text }: { text: string }) => `The whole text: "${text}".`,
  stepLongText: ({ text, count }: { text: string; count: number }) => `The whole text: "${text}" (${count} characters).`,
  stepAnswersYes: ({ text }: { text: string }) => `It answers yes to "${text}".`,
  stepAnswersNo: ({ text }: { text: string }) => `It answers no to "${text}".`,
  stepStandsIn: ({ place }: { place: string }) => `It stands in ${place}.`,
  stepFrame: ({ url }: { url: string }) => `It is in the frame ${url}.`,
  stepLeadsTo: ({ url }: { url: string }) => `It leads to ${url}.`,
  stepOpens: ({ url }: { url: string }) => `It opens ${url}.`,
  askIrreversible: ({ step }: { step: string }) => `This cannot be undone: ${step}. Do it?`,
  openingIsGrave: ({ there }: { there: string }) => `Opening ${there} may do what cannot be undone.`,
  mayLeadOn: ({ there, onward }: { there: string; onward: string }) => `${there} may lead on to ${onward}.`,
  wouldBeTold: ({ there }: { there: string }) => `${there} would be told what another site shows.`,
  leavesSite: ({ here, there }: { here: string; there: string }) =>
    `The plan wants to leave ${here} for ${there}, which the goal does not name.`,
  leavesWithMore: ({ here, there }: { here: string; there: string }) =>
    `The plan wants to leave ${here} for ${there}, with more than the goal says.`,
  carriesFromPage: ({ parts }: { parts: readonly string[] }) => `In it, from what a page shows: ${quoted(parts)}.`,
  carriesMore: ({ parts }: { parts: readonly string[] }) => `In it, from what a page shows: ${quoted(parts)} and more.`,
  goThere: 'Go there?',
  tabLost: 'The tab of this run was closed or has crashed.',
  stepsDone: ({ done, total }: { done: number; total: number }) => `${done} of ${total} steps of the plan were done.`,
  pageSilent:
    'The page does not answer. It may show a message or a question, or ask whether it may be left: answer it in the page, and Abra goes on by itself.',

  goOn: 'Go on',
  stop: 'Stop',
  continue: 'Continue',
  pressAgain: 'Press again',
  doAgain: 'Do it again',
  isTheOne: 'It is the one',
  useIt: 'Use it',
  typedInPage: 'I typed it in the page',
  allowOnce: 'Allow once',
  no: 'No',
  doStep: 'Do this step',
  chooseFile: 'Choose the file',
  chooseFiles: 'Choose the files',
  doIt: 'Do it',
  dont: 'Don’t',
  reopen: 'Open its page and go on',
  noneOfThese: 'None of these',
} as const;

const BUDGETS: Record<string, string> = { operations: 'operation', modelCalls: 'model call', tokens: 'token', minutes: 'minute' };
