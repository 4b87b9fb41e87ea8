import { afterEach, expect, test } from 'vitest';
import { timeNow } from '../../lib/time-now';
import { watchInputCauses } from './input-causes';

afterEach(() => {
  document.body.innerHTML = '';
});

test('what came by itself once and with its box now has its own cause, and since the later input that of the box', () => {
  document.body.innerHTML = '<div hidden><textarea></textarea></div>';
  const [box, field] = [document.querySelector('div') as HTMLElement, document.querySelector('textarea') as HTMLElement];
  const causes = watchInputCauses();
  const first = causes.did('step');
  field.style.width = '80px';
  expect(causes.of(field)).toBe(first);
  const since = timeNow();
  const second = causes.did('step');
  expect(causes.of(field, since)).toBeUndefined();
  box.hidden = false;
  expect(causes.of(field)).toBe(first);
  expect(causes.of(field, since)).toBe(second);
  causes.stop();
});
