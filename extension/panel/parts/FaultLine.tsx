import type { Fault } from '../../../src/model/fault';
import { Card } from './Card';

/** Shows the message of a fault. */
export function FaultLine({ fault, title = 'That did not work' }: { fault: Fault | undefined; title?: string }) {
  if (!fault) return null;
  return (
    <Card tone="bad" icon="alert" title={title} role="alert">
      <p>{fault.message}</p>
    </Card>
  );
}
