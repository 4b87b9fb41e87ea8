import type { Fault } from '../../../src/model/run/fault';
import { say } from '../../locales/say';
import { faultInWords } from '../words/say-told';
import { Card } from './Card';

/** Shows the message of a fault. */
export function FaultLine({ fault, title = say('part.thatDidNotWork') }: { fault: Fault | undefined; title?: string }) {
  if (!fault) return null;
  return (
    <Card tone="bad" icon="alert" title={title} role="alert">
      <p>{faultInWords(fault)}</p>
    </Card>
  );
}
