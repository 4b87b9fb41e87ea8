import type { Bail } from '../../../../src/model/run/bail';
import type { OperationRecord } from '../../../../src/model/run/record';
import type { QueueItem } from '../../../../src/model/run/run';
import { say } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { sayShown } from '../../parts/say-shown';
import type { LiveStatus } from '../../store/live-status';
import { savePicture } from '../../store/use-runs';
import { sayMs } from '../../words/say-number';
import { sayStep } from '../../words/say-to-person';
import { sayOne } from '../../words/say-told';
import { whyBailed } from '../../words/why-stopped';

const words: Record<LiveStatus, string> = {
  waiting: say('run.waiting'),
  finding: say('run.finding'),
  acting: say('run.acting'),
  done: say('run.doneStep'),
  skipped: say('run.skipped'),
  failed: say('run.failed'),
  unreached: say('run.unreached'),
};

/** One operation in words, with its status. `why`: the reason of its failure, where no card shows it. */
export function OperationLine({
  item,
  status,
  number,
  why,
}: {
  item: QueueItem;
  status: LiveStatus;
  number: number;
  why: Bail | undefined;
}) {
  const { record } = item;
  const took = record ? record.took.find + record.took.act + record.took.settle : undefined;
  return (
    <li className={`operation ${status}`} value={number}>
      <span className="bead" aria-hidden="true">
        {status === 'done' && <Icon name="check" />}
        {status === 'failed' && <Icon name="cross" />}
      </span>
      <div className="operation-words">
        <p>{sayStep(item)}</p>
        {record?.heal && <p className="small soft">{say('run.pageChangedFoundItAnyway')}</p>}
        {(item.operation.irreversible || item.operation.optional) && (
          <p className="row wrap" style={{ gap: 4 }}>
            {item.operation.irreversible && <Badge tone="warn">{say('run.cantBeUndone')}</Badge>}
            {item.operation.optional && <Badge>{say('playbooks.optional')}</Badge>}
          </p>
        )}
        {record?.value !== undefined && <p className="read">{record.value}</p>}
        {record?.picture !== undefined && (
          <p>
            <Button small icon="out" onClick={() => void savePicture(record.picture ?? '')}>
              {say('run.saveThePicture')}
            </Button>
          </p>
        )}
        {record?.dismissed?.map((name) => (
          <p key={name} className="small soft">
            {say('run.closedOnTheWay', { name })}
          </p>
        ))}
        {record &&
          notesOf(record).map((note) => (
            <p key={note} className="small soft">
              {note}
            </p>
          ))}
        {why && status === 'failed' && <p className="small failed-why">{whyBailed(why).text}</p>}
      </div>
      <span
        className="operation-status"
        title={
          record
            ? say('run.took', {
                find: sayMs(record.took.find),
                act: sayMs(record.took.act),
                settle: sayMs(record.took.settle),
              })
            : undefined
        }
      >
        {status === 'done' && took !== undefined ? sayShown('run.doneInTime', { time: sayMs(took) }) : words[status]}
      </span>
    </li>
  );
}

/** What else is worth knowing: what the worker found in the language of the panel, what a page reports as it is. */
const notesOf = ({ notes }: OperationRecord): string[] => notes.map((note) => sayOne(note));
