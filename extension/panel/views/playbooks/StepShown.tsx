import type { Target } from '../../../../src/model/page/target';
import type { Operation } from '../../../../src/model/plan/operation';
import { say } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { useDeveloper } from '../../store/use-developer';
import { sayPlaceInWords } from '../../words/say-thing';
import { sayToPerson } from '../../words/say-to-person';

/** One step in words; for a developer, with how its element is found. */
export function StepShown({ operation, number, isVariable }: { operation: Operation; number: number; isVariable: boolean }) {
  const { showsSelectors } = useDeveloper();
  const where = showsSelectors ? sayWhere(operation as Target) : '';
  return (
    <li className="operation step" value={number}>
      <span className="bead" aria-hidden="true">
        {number}
      </span>
      <div className="operation-words">
        <p>{sayToPerson(operation)}</p>
        {where && (
          <p className="small faint mono cut" title={where}>
            {where}
          </p>
        )}
        {operation.note && <p className="small soft">{operation.note}</p>}
      </div>
      <span className="row" style={{ gap: 4 }}>
        {isVariable && <Badge tone="accent">{say('playbooks.changesEachRun')}</Badge>}
        {operation.irreversible && <Badge tone="warn">{say('playbooks.cannotBeUndone')}</Badge>}
        {operation.optional && <Badge>{say('playbooks.optional')}</Badge>}
      </span>
    </li>
  );
}

/** How the target is found: its first selector, and its nearest landmark. */
function sayWhere(target: Target): string {
  const print = target.fingerprint;
  const selector = target.selector ?? print?.selectors[0] ?? '';
  const inside = print?.landmarks[0];
  if (!inside) return selector;
  const place = sayPlaceInWords(inside);
  return selector ? say('playbooks.inPlace', { selector, place }) : say('playbooks.inPlaceOnly', { place });
}
