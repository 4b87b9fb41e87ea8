import { shorten } from '../../../../src/lib/text';
import { parseUrl } from '../../../../src/lib/url';
import type { Landmark } from '../../../../src/model/page/landmark';
import type { Target } from '../../../../src/model/page/target';
import { isWriting } from '../../../../src/model/plan/writing';
import type { Act } from '../../../../src/model/risk/act';
import { items, type QueueItem, type Run } from '../../../../src/model/run/run';
import type { Question } from '../../../../src/model/run/run-event';
import { say, sayList } from '../../../locales/say';
import { sayDeed } from '../../words/say-deed';
import { sayQuoted, sayThing } from '../../words/say-thing';
import { sayStep } from '../../words/say-to-person';

/** What a person is asked about: an act at the element that is really hit, or a step that a playbook marks as one that cannot be undone. */
export interface AskedDeed {
  /** `Click “Pay now $429”`. */
  said: string;
  /** What it stands in, the innermost first. */
  blocks: readonly Landmark[];
  act: Act | undefined;
}

/** What a question asks about, where it is about one of these. */
export function askedAbout(run: Run, { kind, says, operationId }: Question): AskedDeed | undefined {
  const item = kind === 'confirm' ? items(run).find(({ id }) => id === operationId) : undefined;
  const act = item?.needsYes?.act;
  if (act) return { said: sayDeed(act), blocks: act.blocks, act };
  if (!item || !says?.some((one) => one.kind === 'askIrreversible')) return undefined;
  return { said: sayStep(item), blocks: (item.operation as Target).fingerprint?.blocks ?? [], act };
}

/** What would be done, to what, where, and with what; and that it cannot be undone. */
export function AskedAct({ run, asked: { said, blocks, act } }: { run: Run; asked: AskedDeed }) {
  const page = parseUrl(run.snapshot?.url ?? '')?.host ?? '';
  const block = blocks.find(({ name }) => name)?.name;
  const goesTo = parseUrl(act?.form?.action ?? act?.link ?? '')?.host;
  const filled = filledIn(run);
  return (
    <>
      <p className="asked-about">{said}</p>
      <dl className="asked-facts small">
        <Fact name={say('run.where')}>{block ? say('run.blockOn', { block: sayQuoted(block, 120), page }) : page}</Fact>
        {goesTo && goesTo !== page && <Fact name={say('run.goesTo')}>{goesTo}</Fact>}
        {filled.length > 0 && <Fact name={say('run.with')}>{sayList(filled)}</Fact>}
        {act?.carries && (
          <Fact name={say('run.sends')}>
            {say('run.madeFrom', { text: act.carries.text, from: sayList(act.carries.from), to: sayList(act.carries.to) })}
          </Fact>
        )}
        {act?.answers?.length ? (
          <Fact name={say('run.answersYesTo')}>{sayList(act.answers.map((one) => sayQuoted(one, 2000)))}</Fact>
        ) : null}
      </dl>
      <p>
        <b>{say('run.thisCantBeUndone')}</b>
      </p>
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the run wrote on this page, the last first; a secret by its name. */
function filledIn(run: Run): string[] {
  const written = items(run).filter(({ record }) => record?.status === 'done' && record.url === run.snapshot?.url);
  return written
    .flatMap((item) => sayFilled(item) ?? [])
    .reverse()
    .slice(0, 4);
}

function sayFilled({ operation, label, record }: QueueItem): string | undefined {
  const said = isWriting(operation) ? operation.text : operation.type === 'select' ? operation.options.join(', ') : undefined;
  if (said === undefined) return undefined;
  const [, secret] = /^\{\{secret:([^}]+)\}\}$/.exec(said) ?? [];
  const thing = sayThing(record?.label ?? label ?? '');
  return secret ? say('run.yourSecret', { thing, name: secret }) : say('run.filled', { thing, text: shorten(said, 60) });
}
