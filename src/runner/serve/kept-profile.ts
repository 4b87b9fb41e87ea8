import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AbraBrowser } from '../browser';
import { userOf } from '../launch';

/** The folder of a profile that is kept by its name. A lock that a killed Chromium left, maybe in another container, holds nobody up. */
export function keptProfile(data: string, name: string): string {
  const folder = path.join(data, 'profiles', name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (userOf(folder) === undefined) for (const lock of LOCKS) rmSync(path.join(folder, lock), { force: true });
  return folder;
}
const LOCKS = ['SingletonLock', 'SingletonCookie', 'SingletonSocket'];

/** What a profile that is kept knows of a site gives way to the memory of the database, which has it too: every run's is merged there. */
export async function forgetKnown(abra: AbraBrowser, domain: string): Promise<void> {
  const { playbooks } = await abra.call('memory.load', { domain });
  if (playbooks.length) await abra.call('playbooks.remove', { domain, ids: playbooks.map(({ id }) => id) });
}
