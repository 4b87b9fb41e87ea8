import { expect, test } from 'vitest';
import { showInvisible } from './show-invisible';

test.each([
  ['a\u202eb', 'a%u202eb'],
  ['x\u200b\u0000', 'x%u200b%u0'],
  ['\u{e0041}', '%ue0041'],
  ['a\ufe01', 'a%ufe01'],
  ['line\u2028two', 'line%u2028two'],
  ['❤️ 👩‍💻 می‌روم क्‍ष Ärger', '❤️ 👩‍💻 می‌روم क्‍ष Ärger'],
])('%j is shown as %j', (text, shown) => expect(showInvisible(text)).toBe(shown));
