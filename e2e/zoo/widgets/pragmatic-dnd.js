import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

document.body.innerHTML =
  '<div id=card style="width:100px;height:40px;background:#ddd">card</div><div id=bin style="width:200px;height:100px;background:#eee;margin-top:20px">bin</div>';
draggable({ element: document.querySelector('#card'), getInitialData: () => ({ id: 'card' }) });
dropTargetForElements({ element: document.querySelector('#bin'), onDrop: ({ source }) => said.push(`drop ${source.data.id}`) });
