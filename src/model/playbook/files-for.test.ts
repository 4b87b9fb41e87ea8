import { expect, test } from 'vitest';
import { filesFor } from './files-for';

const [lunch, dinner] = [{ name: 'lunch.pdf' }, { name: 'dinner.pdf' }];

test.each([
  ['the one that is named, of several', [lunch, dinner], '(dinner.pdf)', [dinner]],
  ['all that are named', [lunch, dinner], '(lunch.pdf, dinner.pdf)', [lunch, dinner]],
  ['the only one, whatever it is called', [lunch], '(receipt.png)', [lunch]],
  ['none of several that are not named', [lunch, dinner], '(receipt.png)', []],
  ['none of none', [], '(lunch.pdf)', []],
])('%s', (_what, files, question, expected) => {
  expect(filesFor(files, `Which file is this on your computer? ${question}`)).toEqual(expected);
});
