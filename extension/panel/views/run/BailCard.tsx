import type { Bail } from '../../../../src/model/run/bail';
import { Card } from '../../parts/Card';
import { whyBailed } from '../../words/why-stopped';
import { NearestOnes } from './NearestOnes';

/** Why a plan stopped, where the run went on after it or asks about it. */
export function BailCard({ bail }: { bail: Bail }) {
  const { title, text } = whyBailed(bail);
  return (
    <Card tone="plain" icon={bail.kind === 'stopped' ? 'stop' : 'alert'} title={title}>
      <p>{text}</p>
      {'nearest' in bail && <NearestOnes nearest={bail.nearest} />}
    </Card>
  );
}
