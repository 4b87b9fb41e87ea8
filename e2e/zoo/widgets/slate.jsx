import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor, Node } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';

function Story() {
  const editor = useMemo(() => withReact(createEditor()), []);
  window.textOf = () => editor.children.map((node) => Node.string(node)).join('\n');
  return (
    <Slate editor={editor} initialValue={[{ type: 'paragraph', children: [{ text: '' }] }]}>
      <Editable aria-label="Story" />
    </Slate>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Story />);
