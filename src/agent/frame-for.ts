import { frameAddress } from '../lib/url';
import type { Snapshot, SnapshotFrame } from '../model/page/snapshot';
import type { FramePlace } from '../model/page/target';

/** The frame with the same URL at the same path; else the only one with that URL; never by size or order alone. Never the top document. */
export function frameFor(wanted: FramePlace, { frames }: Snapshot): SnapshotFrame | undefined {
  const urls = new Map(frames.map(({ path, url }) => [path.join(), url]));
  const isWanted = ({ path, url }: SnapshotFrame) => {
    const around = urls.get(path.slice(0, -1).join()) ?? '';
    return path.length > 0 && [frameAddress(url, around), frameAddress(url, '')].includes(frameAddress(wanted.url, ''));
  };
  const same = frames.filter(isWanted);
  return same.find(({ path }) => path.join() === wanted.path.join()) ?? (same.length === 1 ? same[0] : undefined);
}
