import { Dispatching, Progress } from '../../../src/model/run/leg';
import { sayInEnglish } from '../../../src/model/say-in-english';
import type { Saying } from '../../../src/model/saying';
import { saying } from '../../../src/model/saying-of';
import type { PageListeners } from '../../../src/wire/answer-panel';
import type { FeedMessage } from '../../../src/wire/calls';
import type { Capture } from '../recording/capture';
import type { Picks } from '../recording/picking';
import type { TabPort } from './page-port';

/** Who is told of a page's message that its schema refused. */
interface RefusalListeners {
  page: Pick<TabPort, 'heard'>;
  recordings: Pick<Capture, 'gap'>;
  picks: Pick<Picks, 'refused'>;
  tell(message: FeedMessage): void;
}

/** Tells the person what a refused message means; of a leg's progress the valid part counts. */
export function onRefusedMessage({ page, recordings, picks, tell }: RefusalListeners): PageListeners['refused'] {
  return (name, told, why, from) => {
    if (name === 'progress') {
      page.heard(understood(told), from);
      tell(refusal(saying('reportRefused', { why })));
    } else if (name === 'shown' || name === 'gap') {
      recordings.gap({ kind: 'step', at: Date.now(), label: '', url: from.url }, from);
      tell(refusal(saying('stepRefused', { why })));
    } else if (name === 'halt') {
      tell(refusal(saying('haltRefused', { why })));
    } else {
      void picks.refused(from);
      tell(refusal(saying('pickRefused', { why })));
    }
  };
}

const refusal = (said: Saying): FeedMessage => ({ kind: 'refused', text: sayInEnglish([said]), says: [said] });

/** That an operation is being dispatched has to be known whatever else of the message is invalid: it must never be sent again. */
function understood(told: unknown): Progress[] {
  return (Array.isArray(told) ? told : []).flatMap((one) => {
    const whole = Progress.safeParse(one);
    const least = whole.success ? undefined : Dispatching.safeParse(one);
    return whole.success ? [whole.data] : least?.success ? [{ ...least.data, label: '' }] : [];
  });
}
