import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, useSlate, withReact } from 'slate-react';

const Mark = ({ name }) => {
  const editor = useSlate();
  const on = Editor.marks(editor)?.[name] === true;
  const turn = (event) => {
    event.preventDefault();
    if (on) Editor.removeMark(editor, name);
    else Editor.addMark(editor, name, true);
  };
  return (
    <span role="button" className="tool" aria-pressed={on} onMouseDown={turn}>
      {name}
    </span>
  );
};
const Block = ({ type }) => {
  const editor = useSlate();
  const turn = (event) => {
    event.preventDefault();
    Transforms.setNodes(editor, { type });
  };
  return (
    <span className="tool" onMouseDown={turn}>
      {type}
    </span>
  );
};
const Element = ({ attributes, children, element }) =>
  element.type === 'heading' ? (
    <h2 {...attributes}>{children}</h2>
  ) : element.type === 'quote' ? (
    <blockquote {...attributes}>{children}</blockquote>
  ) : (
    <p {...attributes}>{children}</p>
  );
const Leaf = ({ attributes, children, leaf }) => (
  <span {...attributes} style={{ fontWeight: leaf.bold ? 'bold' : undefined, fontStyle: leaf.italic ? 'italic' : undefined }}>
    {children}
  </span>
);

function Story() {
  const editor = useMemo(() => withHistory(withReact(createEditor())), []);
  window.editor = editor;
  return (
    <Slate editor={editor} initialValue={[{ type: 'paragraph', children: [{ text: 'Dear all,' }] }]}>
      <style>{'.tool{padding:4px 10px;margin:4px;border:1px solid #aaa;cursor:pointer;display:inline-block}'}</style>
      <Mark name="bold" />
      <Mark name="italic" />
      <Block type="heading" />
      <Block type="quote" />
      <Editable renderElement={Element} renderLeaf={Leaf} style={{ padding: 12, minHeight: 200 }} />
    </Slate>
  );
}
createRoot(document.querySelector('#app')).render(<Story />);
