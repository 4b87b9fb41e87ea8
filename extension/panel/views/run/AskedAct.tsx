import { shorten } from '../../../../src/lib/text';
import { parseUrl } from '../../../../src/lib/url';
import type { Act } from '../../../../src/model/act';
import { items, type QueueItem, type Run } from '../../../../src/model/run';
import { isWriting } from '../../../../src/model/writing';
import { sayThing } from '../../words/say-thing';

const verbs: Record<Act['deed'], string> = {
  press: 'Click',
  submit: 'Send with',
  choose: 'Choose',
  fill: 'Type into',
  drag: 'Drag',
  upload: 'Upload to',
};

/** What an act does, in a few words: `Click “Pay now $429”`. */
export const sayDeed = ({ deed, words, icons, role }: Act): string =>
  `${verbs[deed]} ${words[0] || icons[0] ? `“${shorten(words[0] || icons[0] || '', 120)}”` : role || 'it'}`;

/** What would be done, to what, where, and with what; and that it cannot be undone. */
export function AskedAct({ run, act }: { run: Run; act: Act }) {
  const page = parseUrl(run.snapshot?.url ?? '')?.host ?? '';
  const block = act.blocks.find(({ name }) => name)?.name;
  const goesTo = parseUrl(act.form?.action ?? act.link ?? '')?.host;
  const filled = filledIn(run);
  return (
    <>
      <p className="asked-about">{sayDeed(act)}</p>
      <dl className="asked-facts small">
        <Fact name="Where">{[block && `“${shorten(block, 120)}”`, page].filter(Boolean).join(' on ')}</Fact>
        {goesTo && goesTo !== page && <Fact name="Goes to">{goesTo}</Fact>}
        {filled.length > 0 && <Fact name="With">{filled.join(', ')}</Fact>}
        {act.carries && (
          <Fact name="Sends">{`“${act.carries.text}”, made from ${act.carries.from.join(', ')}, to ${act.carries.to.join(', ')}`}</Fact>
        )}
        {act.answers?.length ? <Fact name="Answers yes to">{`“${act.answers.join(' · ')}”`}</Fact> : null}
      </dl>
      <p>
        <b>This can’t be undone.</b>
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
  return `${sayThing(record?.label ?? label ?? '')}: ${secret ? `your ${secret}` : `“${shorten(said, 60)}”`}`;
}
