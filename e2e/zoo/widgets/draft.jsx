import { Editor, EditorState } from 'draft-js';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Story() {
  const [state, setState] = useState(() => EditorState.createEmpty());
  window.textOf = () => state.getCurrentContent().getPlainText();
  return <Editor ariaLabel="Story" editorState={state} onChange={setState} />;
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Story />);
