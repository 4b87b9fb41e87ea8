import { countNoun } from '../../../../src/lib/text';
import { sayOperation } from '../../../../src/model/operation-words';
import { items, type Run } from '../../../../src/model/run';
import { runNumbers } from '../../store/run-numbers';
import { sayMs } from '../../words/say-number';

/** The duration of a run, and the steps whose targets were found in another way than before. Nothing for a run without operations. */
export function HowItWent({ run, at }: { run: Run; at: number }) {
  const { ms, operations, skipped } = runNumbers(run, at);
  const healed = items(run).filter(({ record }) => record?.heal);
  if (operations === 0) return null;
  const numbers = [
    countNoun(operations, 'step'),
    sayMs(ms),
    skipped ? `${skipped} skipped` : '',
    healed.length ? `${healed.length} healed` : '',
  ];
  return (
    <>
      <p className="small soft">{numbers.filter(Boolean).join(', ')}.</p>
      {healed.length > 0 && (
        <ul className="small soft" aria-label="Healed">
          {healed.map(({ id, operation, label, record }) => (
            <li key={id}>
              {sayOperation(operation, label)}: found by {record?.heal?.by}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
