import { codemirror } from '../../apps/flows/codemirror';
import type { Bed } from '../command';

export const CODEMIRROR: Bed = {
  on: codemirror,
  state: async (tab, served) => {
    const [kept, folds] = (await codemirror.state(tab, served)) as unknown[];
    const text = () => (globalThis as unknown as { view: { state: { doc: object } } }).view.state.doc.toString();
    return { kept, folds, code: await tab.evaluate(text), file: await tab.locator('input[name=file]').inputValue() };
  },
  commands: [
    { says: 'file: tea.js', right: { file: 'tea.js' } },
    { says: 'Enter "main.ts" as the file', right: { file: 'main.ts' } },
    { says: 'type notes.txt in File and press Keep', via: { file: 'notes.txt' }, right: { file: 'notes.txt', kept: /^\[\["notes\.txt"/ } },
    { says: 'press the Keep button', right: { kept: /^\[\["",/ } },
    // What a press comes to is not to be seen on the page, so that it is asked before it is done again.
    { says: 'click Keep three times', via: { kept: /^\[\[.*\]\]$/ }, right: { kept: /^\[\[.*\],\[.*\],\[.*\]\]$/ } },
    { says: 'fold the code', right: { folds: 1 } },
    { says: 'replace the code with "let cups = 2;"', right: { code: 'let cups = 2;' } },
    { says: 'run the program', kind: 'impossible' },
    { says: 'schreib index.js ins Feld File', right: { file: 'index.js' } },
  ],
};
