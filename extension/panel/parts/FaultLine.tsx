import type { Fault } from '../../../src/model/fault';
import { Card } from './Card';

/** What went wrong in our own world, in the sentence of the fault itself. */
export function FaultLine({ fault, title = 'That did not work' }: { fault: Fault | undefined; title?: string }) {
  if (!fault) return null;
  return (
    <Card tone="bad" icon="alert" title={title} role="alert">
      <p>{fault.message}</p>
    </Card>
  );
}
