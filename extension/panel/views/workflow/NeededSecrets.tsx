import { useEffect } from 'react';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { valueOf } from '../../store/loaded';
import { loadSecrets, useSettings } from '../../store/use-settings';
import { go } from '../../store/use-view';
import { secretsOf, type WorkflowDraft } from '../../store/workflow-draft';

/** Which secrets the steps name, and which of them have a value for the workflow's site. */
export function NeededSecrets({ draft }: { draft: WorkflowDraft }) {
  const known = valueOf(useSettings((state) => state.secrets)) ?? [];
  useEffect(() => void loadSecrets(), []);
  const needed = secretsOf(draft);
  if (needed.length === 0) return null;
  const origin = URL.canParse(draft.url) ? new URL(draft.url).origin : undefined;
  const isSet = (name: string) => known.some((secret) => secret.name === name && (origin === undefined || secret.origin === origin));
  return (
    <div className="row wrap" role="status">
      <span className="small soft">Secrets:</span>
      {needed.map((name) => (
        <Badge key={name} tone={isSet(name) ? 'good' : 'warn'}>
          {name} {isSet(name) ? 'is set' : 'is missing'}
        </Badge>
      ))}
      {!needed.every(isSet) && (
        <Button small look="quiet" onClick={() => go('settings')}>
          Set them
        </Button>
      )}
    </div>
  );
}
