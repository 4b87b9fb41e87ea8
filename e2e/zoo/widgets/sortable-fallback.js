import Sortable from 'sortablejs';

document.body.innerHTML =
  '<ul id=list style="width:200px">' +
  ['one', 'two', 'three'].map((id) => `<li id=${id} style="height:40px">${id}</li>`).join('') +
  '</ul>';
Sortable.create(document.querySelector('#list'), { animation: 0, forceFallback: true });
window.orderOf = () => [...document.querySelectorAll('li')].map((item) => item.id).join();
