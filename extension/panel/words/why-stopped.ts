import { shorten } from '../../../src/lib/text';
import { parseUrl } from '../../../src/lib/url';
import type { Bail, BailKind } from '../../../src/model/run/bail';
import type { Fault } from '../../../src/model/run/fault';
import type { SayingKind } from '../../../src/model/saying';
import { say, sayList } from '../../locales/say';
import { sayDeed } from './say-deed';
import { sayQuoted, sayThing } from './say-thing';
import { faultInWords, sayOne } from './say-told';

/** Why a run stopped, for a person: a title, and one or two sentences with what was seen. */
export interface WhyStopped {
  title: string;
  text: string;
}

/** A bail for a person. */
export const whyBailed = (bail: Bail): WhyStopped => (bails[bail.kind] as (bail: Bail) => WhyStopped)(bail);

/** A fault for a person: its own sentence says what happened. */
export const whyFaulted = (fault: Fault): WhyStopped => ({
  title: fault.says?.map(({ kind }) => causes[kind]).find(Boolean) ?? faults[fault.kind],
  text: faultInWords(fault),
});

type BailOf<Kind extends BailKind> = Bail & { kind: Kind };

const bails: { [Kind in BailKind]: (bail: BailOf<Kind>) => WhyStopped } = {
  'target-missing': ({ wanted, nearest, searched }) =>
    searched === undefined
      ? {
          title: say('words.notFoundOnThePage'),
          text: nearest[0]
            ? say('why.notFoundClosest', { wanted: sayThing(wanted), nearest: sayThing(nearest[0].label) })
            : say('why.notFound', { wanted: sayThing(wanted) }),
        }
      : {
          title: say('words.notAmongTheResults'),
          text: say('words.thereIsNoAmongThe', { wanted: sayThing(wanted), searched: shorten(searched, 80) }),
        },
  'target-ambiguous': ({ wanted, nearest }) => ({
    title: say('words.whichOne'),
    text:
      nearest.length > 1
        ? say('why.ambiguousCount', { count: nearest.length, wanted: sayThing(wanted) })
        : say('why.ambiguous', { wanted: sayThing(wanted) }),
  }),
  'target-refused': ({ wanted, nearest }) => ({
    title: say('words.perhapsAnotherOne'),
    text: nearest[0]
      ? say('why.refused', { nearest: sayThing(nearest[0].label), wanted: sayThing(wanted) })
      : say('why.refusedAny', { wanted: sayThing(wanted) }),
  }),
  'target-covered': ({ wanted, by }) => ({
    title: say('words.somethingIsCoveringIt'),
    text: say('words.isUnderCloseThatThen', { wanted: sayThing(wanted), by: sayThing(sayOne(by)) }),
  }),
  'target-disabled': ({ wanted, why }) => ({
    title: say('words.itCantBeUsedNow'),
    text: say('why.disabled', { wanted: sayThing(wanted), why: sayOne(why) }),
  }),
  'value-rejected': ({ wanted, shown }) => ({
    title: say('words.theValueWasNotAccepted'),
    text: say('words.showsInstead', { wanted: sayThing(wanted), shown: shorten(shown, 80) }),
  }),
  'option-missing': ({ wanted, options }) => ({
    title: say('words.noSuchChoice'),
    text: options.length
      ? say('why.noOptionOf', { wanted: sayThing(wanted), options: few(options) })
      : say('why.noOption', { wanted: sayThing(wanted) }),
  }),
  'variant-unknown': ({ variant, known }) => ({
    title: say('words.notChosenHereBefore'),
    text: known.length ? say('why.newVariantKnown', { variant, known: few(known) }) : say('why.newVariant', { variant }),
  }),
  'playbook-unknown': ({ playbook }) => ({ title: say('words.noSuchPlaybook'), text: say('words.thereIsNoPlaybookFor', { playbook }) }),
  'no-effect': ({ wanted, missing, instead }) => ({
    title: say('words.nothingChanged'),
    text: instead
      ? say('words.didSomethingElseThisTime', { wanted: sayThing(wanted), instead: sayOne(instead) })
      : missing.length
        ? say('why.missing', { wanted: sayThing(wanted), missing: few(missing.map(sayPromise)) })
        : say('why.nothing', { wanted: sayThing(wanted) }),
  }),
  'never-settled': () => ({ title: say('words.thePageIsStillLoading'), text: say('words.itDidNotFinishLoading') }),
  'page-left': ({ url, formAgain }) =>
    formAgain
      ? {
          title: say('words.theFormIsShownAgain'),
          text: formAgain.says ? say('why.formAgainSays', { says: shorten(formAgain.says, 200) }) : say('why.formAgain'),
        }
      : { title: say('words.thePageChanged'), text: say('words.itWentToUnexpectedly', { url: shorten(url, 200) }) },
  'assert-failed': ({ wanted, shown }) => ({ title: say('words.notAsExpected'), text: sayExpected(wanted, shown) }),
  'needs-person': ({ what, why, asked }) => {
    const said = sayOne(why);
    const reason = capital(asked === undefined ? said : say('why.asked', { said, asked: shorten(asked, 200) }));
    return { title: say('run.yourTurn'), text: say(needs[what], { why: reason }) };
  },
  'needs-yes': ({ act }) => ({ title: say('words.needsYourOk'), text: say('why.irreversible', { act: sayDeed(act) }) }),
  'needs-trusted-input': ({ wanted }) => ({
    title: say('words.pleaseDoThisStepYourself'),
    text: say('words.onlyReactsToYourOwn', { wanted: sayThing(wanted) }),
  }),
  'not-allowed': ({ rule }) => ({
    title: say('words.notAllowed'),
    text: say('why.rule', { rule: capital(sayOne(rule)) }),
  }),
  'outcome-unknown': ({ wanted, why }) => ({
    title: say('words.notSureItHappened'),
    text: say('words.mayOrMayNotHave', { wanted: sayThing(wanted), why: withoutStop(sayOne(why)) }),
  }),
  'out-of-time': ({ waitedFor, ms }) => ({
    title: say('words.itTookTooLong'),
    text: say('why.waited', { seconds: Math.round(ms / 1000), wanted: sayThing(waitedFor) }),
  }),
  stopped: () => ({ title: say('history.stopped'), text: say('words.youStoppedIt') }),
};

const needs = {
  login: 'why.login',
  captcha: 'why.captcha',
  payment: 'why.payment',
  consent: 'why.consent',
  file: 'why.file',
} as const satisfies Record<BailOf<'needs-person'>['what'], string>;

const faults: Record<Fault['kind'], string> = {
  'no-key': say('words.aKeyIsNeeded'),
  'no-consent': say('words.nothingWasSent'),
  'model-auth': say('words.theKeyWasRefused'),
  'model-limit': say('words.theModelsLimitIsReached'),
  'model-overloaded': say('words.theModelIsBusy'),
  'model-refused': say('words.theModelSaidNo'),
  'model-cut': say('words.theAnswerWasCutOff'),
  'model-invalid': say('words.theAnswerMadeNoSense'),
  'model-unreachable': say('words.theModelCantBeReached'),
  'page-unreachable': say('words.thePageCantBeReached'),
  'page-forbidden': say('words.abraMayNotUseThis'),
  'tab-gone': say('words.theTabWasClosed'),
  'page-crashed': say('words.thePageHasCrashed'),
  storage: say('words.theBrowserCouldNotSave'),
  wire: say('words.somethingWasLostOnThe'),
  aborted: say('history.stopped'),
};

/** Where a kind of fault has several causes. */
const causes: { [Kind in SayingKind]?: string } = {
  noCredit: say('words.noCreditLeft'),
  keyMayNot: say('words.notWithThisKey'),
  modelUnknown: say('words.thereIsNoSuchModel'),
  runTooLong: say('words.tooMuchForTheModel'),
  pageTooMuch: say('words.tooMuchForTheModel'),
};

/** "link Granite Camera" is “Granite Camera”. */
const sayPromise = (said: string): string => {
  const [, name] = /^[a-z]+ (?=\p{Lu}|")"?([^"]+)"?$/u.exec(said) ?? [];
  return name === undefined ? sayThing(said) : sayQuoted(name, 80);
};

function few(words: readonly string[]): string {
  const list = sayList(words.slice(0, 4).map((word) => shorten(word, 60)));
  return words.length > 4 ? say('why.more', { list, count: words.length - 4 }) : list;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + withoutStop(text.slice(1));
const withoutStop = (text: string): string => text.replace(/[.。]$/, '');

/** The host of an address; the address itself where it is none. */
export const hostOfAddress = (url: string): string => parseUrl(url)?.host ?? url;

/** What an expectation wanted and what was there, as the page tells it: `value "12"` and `12 pcs`, `visible` and `hidden`. */
function sayExpected(wanted: string, shown: string): string {
  const [, kind, text] = WANTED.exec(wanted) ?? [];
  const there = shown in SHOWN ? say(SHOWN[shown as keyof typeof SHOWN]) : say('quote', { text: shorten(shown, 200) });
  if (wanted === 'visible') return say('expected.visible', { shown: there });
  if (wanted === 'not visible') return say('expected.gone');
  return kind && text !== undefined
    ? say(KINDS[kind as keyof typeof KINDS], { text: shorten(text, 80), shown: there })
    : say('words.expectedBut', { wanted, shown });
}

const WANTED = /^(url|value|text) "?(.*?)"?$/s;

const KINDS = { url: 'expected.url', value: 'expected.value', text: 'expected.text' } as const;

const SHOWN = { hidden: 'expected.hidden', 'not there': 'expected.notThere', 'not on the page': 'expected.notOnPage' } as const;
