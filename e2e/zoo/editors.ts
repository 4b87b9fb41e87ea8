import { click, of, paste, press, type Scenario, selectText, type } from './scenario';

const story = '[contenteditable=true]';
/** Every editor: text in one piece, in lines, by keys, and pasted. */
const all = (widget: string, field: string, read: string, named?: string): Scenario[] =>
  of(widget, {
    text: [type(field, 'Hello world'), 'Hello world', read, named],
    'text, Enter, text': [[type(field, 'one'), press('Enter'), type(field, 'two', { mode: 'append' })], 'one\ntwo', read],
    'text key by key and Backspace': [[type(field, 'abcd', { how: 'keys' }), press('Backspace'), press('Backspace')], 'ab', read],
    'replacing text by several lines': [[type(field, 'first'), type(field, 'a\nb')], 'a\nb', read],
    'pasting at the caret': [[type(field, 'one'), paste(field, ' two')], 'one two', read],
    'selecting the second of two words, and typing over it': [
      [type(field, 'tea and tea too'), selectText(field, 'tea and ', 'tea', ' too'), type(field, 'milk', { mode: 'insert' })],
      'tea and milk too',
      read,
    ],
  });
const lines = (expression: string) =>
  `(${expression}).replace(/\\u200b|\\ufeff/g, '').replaceAll('\\u00a0', ' ').replace(/\\n+/g, '\\n').trim()`;

export const editors: Scenario[] = [
  ...all('tiptap', story, lines(`editor.getText({ blockSeparator: '\\n' })`), 'textbox Story'),
  ...all('lexical', story, lines('textOf()'), 'textbox Story'),
  ...all('codemirror', '.cm-content', lines('view.state.doc.toString()')),
  ...all('quill', '.ql-editor', lines('quill.getText()'), 'textbox Story'),
  ...all('slate', story, lines('textOf()'), 'textbox Story'),
  ...all('draft', story, lines('textOf()'), 'textbox Story'),
  ...all('monaco', '.monaco-editor', lines('editor.getValue()')),
  ...all(
    'ckeditor',
    '.ck-editor__editable',
    lines(
      `[...editor.model.document.getRoot().getChildren()].map((block) => [...block.getChildren()].map((one) => one.data ?? '\\n').join('')).join('\\n')`,
    ),
  ),
  ...all('tinymce', '#e', lines('textOf()')),
  ...all('trix', 'trix-editor', lines(`document.querySelector('trix-editor').editor.getDocument().toString()`), 'textbox Story'),
  ...all(
    'editorjs',
    '.ce-block:last-child .ce-paragraph',
    lines(`[...document.querySelectorAll('.ce-paragraph')].map((one) => one.innerText).join('\\n')`),
  ),
  ...of('xterm', {
    'typing into a terminal': [[type('.xterm', 'ls -l'), press('Enter')], 'ls -l\r', 'heard'],
    'capitals, signs, other scripts and emoji in a terminal': [
      [type('.xterm', 'echo "Ab_1!" | Grüße мир 你好 😀'), press('Enter')],
      'echo "Ab_1!" | Grüße мир 你好 😀\r',
      'heard',
    ],
  }),
  ...of('tiptap', {
    'pasting rich text': [
      [type(story, 'one '), paste(story, 'two three', '<b onclick="alert(1)">two</b> three')],
      '<p>one <strong>two</strong> three</p>',
      'editor.getHTML()',
    ],
    'bold by a shortcut': [
      [type(story, 'word'), press('Control+a'), press('Control+b')],
      '<p><strong>word</strong></p>',
      'editor.getHTML()',
    ],
    'selecting words, and bold by a shortcut': [
      [type(story, 'make one word bold'), selectText(story, 'make ', 'one word', ' bold'), press('Control+b')],
      '<p>make <strong>one word</strong> bold</p>',
      'editor.getHTML()',
    ],
  }),
  ...of('quill', {
    'pasting rich text': [
      [type('.ql-editor', 'one '), paste('.ql-editor', 'two three', '<b>two</b> three')],
      '<p>one <strong>two</strong> three</p>',
      'quill.root.innerHTML',
    ],
    'bold by the toolbar': [
      [type('.ql-editor', 'word'), press('Control+a'), click('.ql-bold')],
      '<p><strong>word</strong></p>',
      'quill.root.innerHTML',
    ],
    'selecting words, and bold by the toolbar': [
      [type('.ql-editor', 'make one word bold'), selectText('.ql-editor', 'make ', 'one word', ' bold'), click('.ql-bold')],
      '<p>make <strong>one word</strong> bold</p>',
      'quill.root.innerHTML',
    ],
  }),
  ...of('codemirror', {
    undo: [[type('.cm-content', 'new'), press('Control+z')], 'old', 'view.state.doc.toString()'],
  }),
];
