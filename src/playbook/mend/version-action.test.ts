import { expect, test } from 'vitest';
import { deskPlaybook, NOW } from '../../interchange/playbook.fixture';
import { versionNumber } from '../../model/playbook/version-in-force';
import { recall } from '../recall/recall';
import { changeVersion } from './version-action';
import { addCandidate, putInForce } from './versions';

const press = [{ type: 'press' as const, key: 'Escape' }];

/** Version 1 as recorded, version 2 in force. */
function twoVersions() {
  const added = addCandidate(deskPlaybook(), press, [null], { cause: 'healed', why: 'found again', now: NOW });
  return putInForce(added.playbook, added.version);
}

test('rolls back to a version and forth again, and loses none', () => {
  const two = twoVersions();
  expect(versionNumber(two)).toBe(2);
  const back = changeVersion(two, { action: 'rollBack', version: 1, now: NOW });
  expect([versionNumber(back), back.operations]).toEqual([1, deskPlaybook().operations]);
  const forth = changeVersion(back, { action: 'rollBack', version: 2, now: NOW });
  expect([versionNumber(forth), forth.operations, forth.versions.length]).toEqual([2, press, 2]);
});

test('pins a version and lets it go again', () => {
  const pinned = changeVersion(twoVersions(), { action: 'pin', version: 2, now: NOW });
  expect(pinned.versions.map((one) => one.pinned)).toEqual([undefined, true]);
  expect(changeVersion(pinned, { action: 'unpin', version: 2, now: NOW })).toEqual(twoVersions());
});

test('what is marked obsolete is not recalled, so that the goal is planned anew, until it is restored', () => {
  const obsolete = changeVersion(twoVersions(), { action: 'obsolete', version: 2, now: NOW });
  const memory = (playbook = obsolete) => ({ domain: playbook.domain, playbooks: [{ ...playbook, params: [] }], optionMap: {} });
  expect(recall(obsolete.name, memory()).hit).toBe(false);
  const restored = changeVersion(obsolete, { action: 'restore', version: 2, now: NOW });
  expect(recall(restored.name, memory(restored)).hit).toBe(true);
});

test('an edit is a version of its own that runs step by step the first time', () => {
  const edited = changeVersion(deskPlaybook(), { action: 'edit', operations: press, outcomes: [], why: 'shorter', now: NOW });
  expect(edited).toMatchObject({ unproven: true, operations: press, outcomes: [null] });
  expect(edited.versions.at(-1)).toMatchObject({ cause: 'edited', why: 'shorter', status: 'active', version: 2 });
});
