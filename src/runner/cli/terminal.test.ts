import { expect, test } from 'vitest';
import { askPerson, type Terminal } from './terminal';

const CHOICES = [
  { id: 'allow', label: 'Delete it' },
  { id: 'deny', label: 'Don’t' },
];

/** What a person who says these lines chose, and what they were told. */
async function asked(lines: string[], safe?: string): Promise<{ chosen: string; told: string[] }> {
  const told: string[] = [];
  const terminal: Terminal = {
    print: () => undefined,
    note: (line) => void told.push(line),
    isPerson: true,
    ask: async () => lines.shift() ?? '',
    enter: async () => undefined,
  };
  const chosen = await askPerson(terminal, { id: 'q', kind: 'confirm', text: 'Delete?', choices: CHOICES, ...(safe ? { safe } : {}) });
  return { chosen, told };
}

test('a choice is named by its number, its name or its label', async () => {
  expect((await asked(['1'])).chosen).toBe('allow');
  expect((await asked(['deny'])).chosen).toBe('deny');
  expect((await asked([' Don’t '])).chosen).toBe('deny');
});

test('an empty line takes what is safe, and asks again where nothing is', async () => {
  const { chosen, told } = await asked([''], 'deny');
  expect(chosen).toBe('deny');
  expect(told.find((line) => line.includes('Don’t'))).toContain('Enter');
  expect((await asked(['', '9', 'yes', '2'])).told.filter((line) => line.includes('A number from 1 to 2'))).toHaveLength(3);
});
