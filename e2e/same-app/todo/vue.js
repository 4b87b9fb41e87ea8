import { createApp, h, reactive, watchEffect } from 'vue/dist/vue.runtime.esm-bundler.js';
import 'todomvc-common/base.css';
import 'todomvc-app-css/index.css';
import { keep, shownOf } from './todos.js';

/** As TodoMVC's Vue examples have it: labels tied by generated ids, more boxes, the count before the filters in a strong element. */
const state = reactive({ todos: [], filter: 'All' });
watchEffect(() => keep(state.todos));
const add = (event) => {
  const title = event.target.value.trim();
  if (event.key !== 'Enter' || !title) return;
  state.todos.push({ title, done: false });
  event.target.value = '';
};
const item = (todo, at) =>
  h('li', { class: ['todo', { completed: todo.done }], key: todo.title }, [
    h('div', { class: 'view' }, [
      h('span', { class: 'box' }, [
        h('input', { class: 'toggle', type: 'checkbox', id: `check-${at}`, checked: todo.done, onChange: () => (todo.done = !todo.done) }),
      ]),
      h('label', { onDblclick: () => undefined }, todo.title),
      h('button', { class: 'destroy', ariaLabel: 'Delete', onClick: () => state.todos.splice(state.todos.indexOf(todo), 1) }),
    ]),
  ]);
const filters = () =>
  h(
    'ul',
    { class: 'filters' },
    ['All', 'Active', 'Completed'].map((name) =>
      h('li', [
        h('a', { href: `#/${name.toLowerCase()}`, class: { selected: state.filter === name }, onClick: () => (state.filter = name) }, name),
      ]),
    ),
  );
createApp({
  render: () =>
    h('div', { id: 'app' }, [
      h('section', { class: 'todoapp' }, [
        h('header', { class: 'header' }, [
          h('h1', 'todos'),
          h('input', { class: 'new-todo', autofocus: true, autocomplete: 'off', placeholder: 'What needs to be done?', onKeyup: add }),
        ]),
        state.todos.length
          ? h('section', { class: 'main' }, [
              h('input', {
                id: 'all',
                class: 'toggle-all',
                type: 'checkbox',
                checked: state.todos.every((one) => one.done),
                onChange: (event) => {
                  for (const one of state.todos) one.done = event.target.checked;
                },
              }),
              h('label', { for: 'all' }, 'Mark all as complete'),
              h('ul', { class: 'todo-list' }, shownOf(state.todos, state.filter).map(item)),
            ])
          : null,
        state.todos.length
          ? h('footer', { class: 'footer' }, [
              h('span', { class: 'todo-count' }, [h('strong', String(state.todos.filter((one) => !one.done).length)), ' items left']),
              filters(),
              h(
                'button',
                { class: 'clear-completed', onClick: () => (state.todos = state.todos.filter((one) => !one.done)) },
                'Clear completed',
              ),
            ])
          : null,
      ]),
    ]),
}).mount(document.body.appendChild(document.createElement('div')));
