import type { FrameKey } from '../model/page/snapshot';
import type { FramePlace } from '../model/page/target';
import type { Bail } from '../model/run/bail';
import type { LegOperation } from '../model/run/leg';
import type { QueueItem } from '../model/run/run';
import type { Question, QueuedOperation } from '../model/run/run-event';
import type { Saying } from '../model/saying';

/** The next thing to do for a run. */
export type Move =
  | { do: 'rest' }
  /** `again`: how the last look contradicts itself. */
  | { do: 'look'; again?: string }
  | { do: 'recall' }
  | { do: 'play' }
  | { do: 'plan'; purpose: 'plan' | 'repair' }
  | { do: 'send'; frame: FrameKey; operations: LegOperation[] }
  | { do: 'resume' }
  | { do: 'reopen' }
  | { do: 'follow'; tab: number; item: QueueItem }
  | { do: 'navigate'; item: QueueItem }
  | { do: 'picture'; item: QueueItem }
  | { do: 'pass'; item: QueueItem; why: Saying }
  | { do: 'ask'; question: Question }
  /** The plan that stopped with a question goes on with these operations. */
  | { do: 'go-on'; queue: QueuedOperation[] }
  | { do: 'bail'; bail: Bail; item?: QueueItem }
  /** Scripts may make the frame yet. */
  | { do: 'await-frame'; frame: FramePlace; bail: Bail; item: QueueItem }
  | {
      do: 'finish';
      outcome: 'success' | 'failed' | 'stopped';
      summary: string;
      says?: Saying[];
      suggestions: string[];
      readFrom?: number[];
    };
