import { registerRichText } from '@lexical/rich-text';
import { $getRoot, createEditor } from 'lexical';

const root = document.body.appendChild(document.createElement('div'));
root.contentEditable = 'true';
root.setAttribute('aria-label', 'Story');
const editor = createEditor({ onError: (error) => said.push(`error ${error.message}`) });
editor.setRootElement(root);
registerRichText(editor);
window.textOf = () => editor.getEditorState().read(() => $getRoot().getTextContent());
