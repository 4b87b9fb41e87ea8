import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $createHeadingNode, HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  createEditor,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';

document.querySelector('#app').innerHTML =
  '<div style="padding:10px"><button id="undo">Undo</button> <button id="redo">Redo</button> <button id="bold" aria-label="Bold">B</button> <button id="heading">Heading</button></div><div id="story" contenteditable="true" style="padding:10px;border:1px solid #ccc;min-height:200px"></div>';
const editor = createEditor({ namespace: 'story', nodes: [HeadingNode, QuoteNode], onError: (error) => console.error(error) });
editor.setRootElement(document.querySelector('#story'));
registerRichText(editor);
registerHistory(editor, createEmptyHistoryState(), 300);
editor.update(() => $getRoot().append($createParagraphNode().append($createTextNode('Dear all,'))));
for (const [id, command, what] of [
  ['undo', UNDO_COMMAND],
  ['redo', REDO_COMMAND],
  ['bold', FORMAT_TEXT_COMMAND, 'bold'],
])
  document.querySelector(`#${id}`).onclick = () => editor.dispatchCommand(command, what);
document.querySelector('#heading').onclick = () =>
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const block = selection.anchor.getNode().getTopLevelElement();
    block?.replace($createHeadingNode('h2'), true);
  });
window.blocks = () =>
  editor
    .getEditorState()
    .toJSON()
    .root.children.map(({ type, tag, children }) => [
      tag ?? type,
      ...children.map(({ text, format }) => `${text ?? '⏎'}${format ? ` (${format})` : ''}`),
    ]);
