import { expect, test } from 'vitest';
import { installShim } from './install-shim';

installShim();

// As Chrome proposes it of a real drag: measured beside trusted input (`npm run bench -- bench/hands/`).
test.each([
  ['none', 'none'],
  ['copy', 'copy'],
  ['move', 'move'],
  ['link', 'link'],
  ['copyMove', 'move'],
  ['linkMove', 'move'],
  ['copyLink', 'copy'],
  ['all', 'copy'],
  ['uninitialized', 'copy'],
] as const)('a drag that may %s is proposed to %s', (allowed, effect) => {
  const dataTransfer = new DataTransfer();
  const fire = (type: string) => document.body.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer }));
  fire('dragstart');
  dataTransfer.effectAllowed = allowed;
  fire('dragover');
  expect(dataTransfer.dropEffect).toBe(effect);
});
