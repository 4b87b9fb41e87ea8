/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import 'bulma/css/bulma.css';
import { keep, shownOf } from './todos.js';

/** The same in Bulma's boxes: rows of a panel, tabs for the filters, no class or id in common. */
function App() {
  const [todos, setTodos] = useState([]);
  const [filter, setFilter] = useState('All');
  const set = (next) => setTodos(keep(next));
  const add = (event) => {
    event.preventDefault();
    const field = event.target.elements.namedItem('title');
    if (field.value.trim()) set([...todos, { title: field.value.trim(), done: false }]);
    field.value = '';
  };
  const pick = (name) => (event) => {
    event.preventDefault();
    setFilter(name);
  };
  return (
    <div class="container section">
      <h1 class="title">todos</h1>
      <form class="field" onSubmit={add}>
        <div class="control">
          <input class="input" name="title" placeholder="What needs to be done?" />
        </div>
      </form>
      {todos.length > 0 && (
        <div class="panel">
          <label class="checkbox panel-heading">
            <input
              type="checkbox"
              checked={todos.every((one) => one.done)}
              onChange={(event) => set(todos.map((one) => ({ ...one, done: event.currentTarget.checked })))}
            />{' '}
            Mark all as complete
          </label>
          <ul>
            {shownOf(todos, filter).map((todo) => (
              <li class="panel-block" key={todo.title}>
                <input
                  type="checkbox"
                  checked={todo.done}
                  onChange={() => set(todos.map((one) => (one === todo ? { ...one, done: !one.done } : one)))}
                />
                <span class="is-flex-grow-1">{todo.title}</span>
                <button type="button" class="delete" aria-label="Delete" onClick={() => set(todos.filter((one) => one !== todo))} />
              </li>
            ))}
          </ul>
          <p class="panel-block">{todos.filter((one) => !one.done).length} left</p>
          <div class="tabs">
            <ul>
              {['All', 'Active', 'Completed'].map((name) => (
                <li key={name} class={filter === name ? 'is-active' : ''}>
                  <a href={`?filter=${name}`} onClick={pick(name)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div class="panel-block">
            <button type="button" class="button is-fullwidth" onClick={() => set(todos.filter((one) => !one.done))}>
              Clear completed
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
render(<App />, document.body.appendChild(document.createElement('div')));
