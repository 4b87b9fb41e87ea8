import type { QueueItem } from '../../../../src/model/run';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import type { LiveStatus } from '../../store/live-status';
import { savePicture } from '../../store/use-runs';
import { sayMs } from '../../words/say-number';
import { sayStep } from '../../words/say-thing';
import { whyBailed } from '../../words/why-stopped';

const words: Record<LiveStatus, string> = {
  waiting: 'waiting',
  finding: 'looking…',
  acting: 'doing…',
  done: 'done',
  skipped: 'skipped',
  failed: 'failed',
  unreached: 'not reached',
};

/** One operation in words, with its status. The reason of a failure is shown only if no card shows it. */
export function OperationLine({
  item,
  status,
  number,
  isExplained,
}: {
  item: QueueItem;
  status: LiveStatus;
  number: number;
  isExplained: boolean;
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
        {record?.heal && <p className="small soft">Page changed; found it anyway.</p>}
        {(item.operation.irreversible || item.operation.optional) && (
          <p className="row wrap" style={{ gap: 4 }}>
            {item.operation.irreversible && <Badge tone="warn">can’t be undone</Badge>}
            {item.operation.optional && <Badge>optional</Badge>}
          </p>
        )}
        {record?.value !== undefined && <p className="read">{record.value}</p>}
        {record?.picture !== undefined && (
          <p>
            <Button small icon="out" onClick={() => void savePicture(record.picture ?? '')}>
              Save the picture
            </Button>
          </p>
        )}
        {record?.dismissed?.map((name) => (
          <p key={name} className="small soft">
            Closed “{name}” on the way.
          </p>
        ))}
        {record?.notes.map((note) => (
          <p key={note} className="small soft">
            {note}
          </p>
        ))}
        {record?.bail && status === 'failed' && !isExplained && <p className="small failed-why">{whyBailed(record.bail).text}</p>}
      </div>
      <span
        className="operation-status"
        title={
          record
            ? `found in ${sayMs(record.took.find)}, acted in ${sayMs(record.took.act)}, settled in ${sayMs(record.took.settle)}`
            : undefined
        }
      >
        {status === 'done' && took !== undefined ? (
          <>
            <span className="unseen">done in </span>
            {sayMs(took)}
          </>
        ) : (
          words[status]
        )}
      </span>
    </li>
  );
}
