import { shorten } from '../../../src/lib/text';
import { parseUrl } from '../../../src/lib/url';
import { sayAct } from '../../../src/model/act-words';
import type { Bail, BailKind } from '../../../src/model/bail';
import type { Fault } from '../../../src/model/fault';
import { sayThing } from './say-thing';

/** Why a run stopped, for a person: a title, and one or two sentences with what was seen. */
export interface WhyStopped {
  title: string;
  text: string;
}

/** A bail for a person. `searched`: what had been searched for, where the results do not have what was wanted. */
export function whyBailed(bail: Bail, searched?: string): WhyStopped {
  if (searched !== undefined && bail.kind === 'target-missing')
    return {
      title: 'Not among the results',
      text: `There is no ${sayThing(bail.wanted)} among the results for “${shorten(searched, 80)}”.`,
    };
  return (bails[bail.kind] as (bail: Bail) => WhyStopped)(bail);
}

/** A fault for a person: its own sentence says what happened. */
export const whyFaulted = ({ kind, message }: Fault): WhyStopped => ({ title: faults[kind], text: message });

type BailOf<Kind extends BailKind> = Bail & { kind: Kind };

const bails: { [Kind in BailKind]: (bail: BailOf<Kind>) => WhyStopped } = {
  'target-missing': ({ wanted, nearest }) => ({
    title: 'Not found on the page',
    text: `I couldn’t find ${sayThing(wanted)}.${nearest[0] ? ` The closest is ${sayThing(nearest[0].label)}.` : ''}`,
  }),
  'target-ambiguous': ({ wanted, nearest }) => ({
    title: 'Which one?',
    text: `${nearest.length > 1 ? `${nearest.length} things` : 'Several things'} on the page could be ${sayThing(wanted)}.`,
  }),
  'target-refused': ({ wanted, nearest }) => ({
    title: 'Perhaps another one',
    text: `${nearest[0] ? sayThing(nearest[0].label) : 'What is there'} may not be ${sayThing(wanted)}, so it was left alone.`,
  }),
  'target-covered': ({ wanted, by }) => ({
    title: 'Something is covering it',
    text: `${sayThing(wanted)} is under ${sayThing(by)}. Close that, then try again.`,
  }),
  'target-disabled': ({ wanted, why }) => ({ title: 'It can’t be used now', text: `${sayThing(wanted)}: ${why}.` }),
  'value-rejected': ({ wanted, shown }) => ({
    title: 'The value was not accepted',
    text: `${sayThing(wanted)} shows “${shorten(shown, 80)}” instead.`,
  }),
  'option-missing': ({ wanted, options }) => ({
    title: 'No such choice',
    text: `${sayThing(wanted)} is not in the list${options.length ? `: ${few(options)}` : ''}.`,
  }),
  'variant-unknown': ({ variant, known }) => ({
    title: 'Not chosen here before',
    text: `“${variant}” is new here.${known.length ? ` Known so far: ${few(known)}.` : ''}`,
  }),
  'playbook-unknown': ({ playbook }) => ({ title: 'No such playbook', text: `There is no playbook “${playbook}” for this site.` }),
  'no-effect': ({ wanted, missing, instead }) => ({
    title: 'Nothing changed',
    text: instead
      ? `${sayThing(wanted)} did something else this time: ${instead}.`
      : `${sayThing(wanted)} was used, but ${missing.length ? `${few(missing.map(sayPromise))} did not come` : 'nothing came of it'}.`,
  }),
  'never-settled': () => ({ title: 'The page is still loading', text: 'It did not finish loading in time.' }),
  'page-left': ({ url }) => ({ title: 'The page changed', text: `It went to ${shorten(url, 200)} unexpectedly.` }),
  'assert-failed': ({ wanted, shown }) => ({ title: 'Not as expected', text: `Expected ${wanted}, but ${shown}.` }),
  'needs-person': ({ what, why }) => ({ title: 'Your turn', text: `${needs[what]} ${capital(why)}.` }),
  'needs-yes': ({ act }) => ({ title: 'Needs your OK', text: `This can’t be undone: ${sayAct(act)}.` }),
  'needs-trusted-input': ({ wanted }) => ({
    title: 'Please do this step yourself',
    text: `${sayThing(wanted)} only reacts to your own mouse and keyboard.`,
  }),
  'not-allowed': ({ rule }) => ({ title: 'Not allowed', text: `${capital(rule)}.` }),
  'outcome-unknown': ({ wanted, why }) => ({
    title: 'Not sure it happened',
    text: `${sayThing(wanted)} may or may not have been done: ${why}. Look at the page.`,
  }),
  'out-of-time': ({ waitedFor, ms }) => ({
    title: 'It took too long',
    text: `Waited ${Math.round(ms / 1000)} s for ${sayThing(waitedFor)}.`,
  }),
  stopped: () => ({ title: 'Stopped', text: 'You stopped it.' }),
};

const needs: Record<BailOf<'needs-person'>['what'], string> = {
  login: 'Please sign in.',
  captcha: 'The site wants to see that you are human.',
  payment: 'Paying is up to you.',
  consent: 'The site asks for your consent.',
  file: 'A file is needed.',
};

const faults: Record<Fault['kind'], string> = {
  'no-key': 'A key is needed',
  'model-auth': 'The key was refused',
  'model-limit': 'The model’s limit is reached',
  'model-overloaded': 'The model is busy',
  'model-refused': 'The model said no',
  'model-cut': 'The answer was cut off',
  'model-invalid': 'The answer made no sense',
  'model-unreachable': 'The model can’t be reached',
  'page-unreachable': 'The page can’t be reached',
  'page-forbidden': 'Abra may not use this page',
  'tab-gone': 'The tab was closed',
  'page-crashed': 'The page has crashed',
  storage: 'The browser could not save',
  wire: 'Something was lost on the way',
  aborted: 'Stopped',
};

/** "link Granite Camera" is “Granite Camera”. */
const sayPromise = (said: string): string => {
  const [, name] = /^[a-z]+ (?=\p{Lu}|")"?([^"]+)"?$/u.exec(said) ?? [];
  return name === undefined ? sayThing(said) : `“${shorten(name, 80)}”`;
};

const few = (words: readonly string[]): string =>
  `${words
    .slice(0, 4)
    .map((word) => shorten(word, 60))
    .join(', ')}${words.length > 4 ? ` and ${words.length - 4} more` : ''}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '');

/** The host of an address; the address itself where it is none. */
export const hostOfAddress = (url: string): string => parseUrl(url)?.host ?? url;
