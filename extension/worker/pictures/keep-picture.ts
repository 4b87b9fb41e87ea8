import type { PagePort } from '../../../src/agent/ports';
import { toBase64 } from '../../../src/lib/base64';
import { ok, type Result } from '../../../src/lib/result';
import { sayElement } from '../../../src/model/page/element-words';
import type { Snapshot, SnapshotElement } from '../../../src/model/page/snapshot';
import type { Target } from '../../../src/model/page/target';
import type { Fault } from '../../../src/model/run/fault';
import type { Run } from '../../../src/model/run/run';
import { saying } from '../../../src/model/saying-of';
import { withoutSecrets } from './picture';
import { sameView, shoot } from './viewport-picture';

/** What keeping a screenshot needs from outside. */
export interface PicturePorts {
  /** Scans the tab right before the screenshot, and again after it. */
  look(run: Run): Promise<Result<Snapshot, Fault>>;
  /** Keeps the bytes of a PNG with the run; resolves to the id. */
  save(run: Run, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Result<string, Fault>>;
}

/** Takes screenshots of the visible page and keeps them with the run; none where the places of secrets are uncertain. */
export function pictureKeeper(world: PicturePorts): PagePort['picture'] {
  return async (run, target) => {
    const before = await world.look(run);
    const shot = before.ok && (await shoot(run.tabId));
    if (!shot) return { why: saying('noPicture') };
    const after = await world.look(run);
    if (!after.ok || !sameView(before.value, after.value)) return { why: saying('pictureMoved') };
    const looks = [before.value, after.value];
    const element = meant(after.value, target);
    const kept = await world.save(run, nameOf(after.value), await withoutSecrets(shot, looks, element?.box));
    if (!kept.ok) return { why: kept.failure.says?.[0] ?? saying('verbatim', { text: kept.failure.message }) };
    return { id: kept.value, label: element ? sayElement(element, element.name, 120, '“”') : 'the page' };
  };
}

/** The one element that is meant; undefined (the whole page) where that is uncertain. */
function meant({ elements }: Snapshot, { elementId, fingerprint }: Target): SnapshotElement | undefined {
  if (elementId !== undefined) return elements.find(({ id }) => id === elementId);
  if (!fingerprint?.name) return undefined;
  const named = elements.filter(({ role, name }) => name === fingerprint.name && role === fingerprint.role);
  return named.length === 1 ? named[0] : undefined;
}

/** "shop.example 2026-11-21 14-05-09.png", so that files sort by time. */
function nameOf({ url }: Snapshot): string {
  const host = URL.canParse(url) ? new URL(url).hostname : 'page';
  return `${host} ${new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '-')}.png`;
}

/** An artifact as a response for the panel. */
export const pictureAnswer = (row: { name: string; type: string; bytes: Uint8Array }) =>
  ok({ fileName: row.name, mediaType: row.type, base64: toBase64(row.bytes) });
