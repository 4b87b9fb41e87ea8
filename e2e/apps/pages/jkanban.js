import 'jkanban/dist/jkanban.min.css';

const card = (title) => ({ id: `card-${Math.random().toString(36).slice(2)}`, title });
const board = (id, title, cards) => ({ id, title, item: cards.map(card) });
window.kanban = new window.jKanban({
  element: '#app',
  gutter: '12px',
  widthBoard: '260px',
  itemAddOptions: { enabled: true, content: '+', class: 'add', footer: true },
  boards: [
    board('todo', 'To do', ['Buy tea', 'Wash cups', 'Boil water']),
    board('doing', 'Doing', ['Find the pot']),
    board('done', 'Done', []),
  ],
  buttonClick: (_, id) => {
    const form = document.createElement('form');
    form.innerHTML = '<textarea rows="2" autofocus></textarea><br><button type="submit">Add</button>';
    window.kanban.addForm(id, form);
    form.onsubmit = (event) => {
      event.preventDefault();
      window.kanban.addElement(id, card(form.querySelector('textarea').value));
      form.remove();
    };
  },
  click: (element) => element.classList.toggle('chosen'),
});
