import type { PlaybookVersion } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { type DiffLine, diffVersions } from '../../store/version-diff';

const marks: Record<DiffLine['change'], string> = { same: ' ', added: '+', removed: '−' };
const spoken: Record<DiffLine['change'], string> = { same: '', added: say('playbooks.added'), removed: say('playbooks.removed') };

/** What changed between two versions, step by step. */
export function VersionDiff({ before, after }: { before: PlaybookVersion; after: PlaybookVersion }) {
  return (
    <ul className="diff">
      {diffVersions(before.operations, after.operations).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a diff is made anew as a whole
        <li key={index} className={line.isRetargeted ? 'retargeted' : line.change}>
          <span aria-hidden="true">{line.isRetargeted ? '~' : marks[line.change]}</span>
          <span>
            <span className="unseen">{spoken[line.change]} </span>
            {line.text}
            {line.isRetargeted && <span className="faint"> {say('playbooks.foundOtherWay')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
