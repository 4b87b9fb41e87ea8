import { ContentState, Editor, EditorState, RichUtils } from 'draft-js';
import 'draft-js/dist/Draft.css';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Story() {
  const [state, setState] = useState(() => EditorState.createWithContent(ContentState.createFromText('Dear all,')));
  const editor = useRef(null);
  window.blocks = () =>
    state
      .getCurrentContent()
      .getBlocksAsArray()
      .map((block) => `${block.getType()} ${block.getText()} ${block.getCharacterList().filter((one) => one.hasStyle('BOLD')).size}`);
  const tool = (turn) => ({ onMouseDown: (event) => [event.preventDefault(), setState(turn(state))] });
  return (
    <div>
      <style>
        {
          '.tools span{padding:4px 10px;margin:4px;border:1px solid #aaa;cursor:pointer;display:inline-block}.text{padding:12px;border:1px solid #ccc;min-height:160px}'
        }
      </style>
      <div className="tools">
        <span {...tool((now) => RichUtils.toggleBlockType(now, 'header-two'))}>H2</span>
        <span {...tool((now) => RichUtils.toggleBlockType(now, 'unordered-list-item'))}>UL</span>
        <span {...tool((now) => RichUtils.toggleInlineStyle(now, 'BOLD'))}>Bold</span>
      </div>
      <div className="text" onClick={() => editor.current?.focus()}>
        <Editor
          ref={editor}
          editorState={state}
          onChange={setState}
          handleKeyCommand={(command, now) => {
            const next = RichUtils.handleKeyCommand(now, command);
            if (next) setState(next);
            return next ? 'handled' : 'not-handled';
          }}
        />
      </div>
    </div>
  );
}
createRoot(document.querySelector('#app')).render(<Story />);
