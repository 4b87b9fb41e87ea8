import { click, paste, press, type Scenario, selectText, type } from './scenario';

const story = '[contenteditable=true]';
/** Every editor: text in one piece, in lines, by keys, and pasted. */
const all = (widget: string, field: string, read: string, named?: string[]): Scenario[] => [
  { widget, does: 'text', operations: [type(field, 'Hello world')], proof: read, expected: 'Hello world', ...(named && { named }) },
  {
    widget,
    does: 'text, Enter, text',
    operations: [type(field, 'one'), press('Enter'), type(field, 'two', { mode: 'append' })],
    proof: read,
    expected: 'one\ntwo',
  },
  {
    widget,
    does: 'text key by key and Backspace',
    operations: [type(field, 'abcd', { how: 'keys' }), press('Backspace'), press('Backspace')],
    proof: read,
    expected: 'ab',
  },
  {
    widget,
    does: 'replacing text by several lines',
    operations: [type(field, 'first'), type(field, 'a\nb')],
    proof: read,
    expected: 'a\nb',
  },
  {
    widget,
    does: 'pasting at the caret',
    operations: [type(field, 'one'), paste(field, ' two')],
    proof: read,
    expected: 'one two',
  },
  {
    widget,
    does: 'selecting the second of two words, and typing over it',
    operations: [type(field, 'tea and tea too'), selectText(field, 'tea and ', 'tea', ' too'), type(field, 'milk', { mode: 'insert' })],
    proof: read,
    expected: 'tea and milk too',
  },
];
const lines = (expression: string) =>
  `(${expression}).replace(/\\u200b|\\ufeff/g, '').replaceAll('\\u00a0', ' ').replace(/\\n+/g, '\\n').trim()`;

export const editors: Scenario[] = [
  ...all('tiptap', story, lines(`editor.getText({ blockSeparator: '\\n' })`), ['textbox Story']),
  ...all('lexical', story, lines('textOf()'), ['textbox Story']),
  ...all('codemirror', '.cm-content', lines('view.state.doc.toString()')),
  ...all('quill', '.ql-editor', lines('quill.getText()'), ['textbox Story']),
  ...all('slate', story, lines('textOf()'), ['textbox Story']),
  ...all('draft', story, lines('textOf()'), ['textbox Story']),
  ...all('monaco', '.monaco-editor', lines('editor.getValue()')),
  ...all(
    'ckeditor',
    '.ck-editor__editable',
    lines(
      `[...editor.model.document.getRoot().getChildren()].map((block) => [...block.getChildren()].map((one) => one.data ?? '\\n').join('')).join('\\n')`,
    ),
  ),
  ...all('tinymce', '#e', lines('textOf()')),
  ...all('trix', 'trix-editor', lines(`document.querySelector('trix-editor').editor.getDocument().toString()`), ['textbox Story']),
  ...all(
    'editorjs',
    '.ce-block:last-child .ce-paragraph',
    lines(`[...document.querySelectorAll('.ce-paragraph')].map((one) => one.innerText).join('\\n')`),
  ),
  {
    widget: 'xterm',
    does: 'typing into a terminal',
    operations: [type('.xterm', 'ls -l'), press('Enter')],
    proof: 'heard',
    expected: 'ls -l\r',
  },
  {
    widget: 'xterm',
    does: 'capitals, signs, other scripts and emoji in a terminal',
    operations: [type('.xterm', 'echo "Ab_1!" | Grüße мир 你好 😀'), press('Enter')],
    proof: 'heard',
    expected: 'echo "Ab_1!" | Grüße мир 你好 😀\r',
  },
  {
    widget: 'tiptap',
    does: 'pasting rich text',
    operations: [type(story, 'one '), paste(story, 'two three', '<b onclick="alert(1)">two</b> three')],
    proof: 'editor.getHTML()',
    expected: '<p>one <strong>two</strong> three</p>',
  },
  {
    widget: 'quill',
    does: 'pasting rich text',
    operations: [type('.ql-editor', 'one '), paste('.ql-editor', 'two three', '<b>two</b> three')],
    proof: 'quill.root.innerHTML',
    expected: '<p>one <strong>two</strong> three</p>',
  },
  {
    widget: 'tiptap',
    does: 'bold by a shortcut',
    operations: [type(story, 'word'), press('Control+a'), press('Control+b')],
    proof: 'editor.getHTML()',
    expected: '<p><strong>word</strong></p>',
  },
  {
    widget: 'quill',
    does: 'bold by the toolbar',
    operations: [type('.ql-editor', 'word'), press('Control+a'), click('.ql-bold')],
    proof: 'quill.root.innerHTML',
    expected: '<p><strong>word</strong></p>',
  },
  ...([['quill', '.ql-editor', '.ql-bold', 'quill.root.innerHTML', '<p>make <strong>one word</strong> bold</p>']] as const).map(
    ([widget, field, bold, proof, expected]) => ({
      widget,
      does: 'selecting words, and bold by the toolbar',
      operations: [type(field, 'make one word bold'), selectText(field, 'make ', 'one word', ' bold'), click(bold)],
      proof,
      expected,
    }),
  ),
  {
    widget: 'tiptap',
    does: 'selecting words, and bold by a shortcut',
    operations: [type(story, 'make one word bold'), selectText(story, 'make ', 'one word', ' bold'), press('Control+b')],
    proof: 'editor.getHTML()',
    expected: '<p>make <strong>one word</strong> bold</p>',
  },
  {
    widget: 'codemirror',
    does: 'undo',
    operations: [type('.cm-content', 'new'), press('Control+z')],
    proof: 'view.state.doc.toString()',
    expected: 'old',
  },
];
