import { useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'todomvc-common/base.css';
import 'todomvc-app-css/index.css';
import { keep, shownOf } from './todos.js';

/** As TodoMVC's React example has it: test ids, classes of todomvc-app-css, the delete button a sign that only style draws. */
function Todo() {
  const [todos, set] = useReducer((_, next) => keep(next), []);
  const [filter, setFilter] = useState('All');
  const [text, setText] = useState('');
  const add = (event) => {
    if (event.key !== 'Enter' || !text.trim()) return;
    set([...todos, { title: text.trim(), done: false }]);
    setText('');
  };
  return (
    <section className="todoapp">
      <header className="header" data-testid="header">
        <h1>todos</h1>
        <input
          className="new-todo"
          data-testid="text-input"
          placeholder="What needs to be done?"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={add}
        />
      </header>
      {todos.length > 0 && (
        <main className="main" data-testid="main">
          <div className="toggle-all-container">
            <input
              className="toggle-all"
              type="checkbox"
              id="toggle-all"
              data-testid="toggle-all"
              checked={todos.every((one) => one.done)}
              onChange={(event) => set(todos.map((one) => ({ ...one, done: event.target.checked })))}
            />
            <label className="toggle-all-label" htmlFor="toggle-all">
              Mark all as complete
            </label>
          </div>
          <ul className="todo-list" data-testid="todo-list">
            {shownOf(todos, filter).map((todo) => (
              <li key={todo.title} className={todo.done ? 'completed' : ''} data-testid="todo-item">
                <div className="view">
                  <input
                    className="toggle"
                    type="checkbox"
                    data-testid="todo-item-toggle"
                    checked={todo.done}
                    onChange={() => set(todos.map((one) => (one === todo ? { ...one, done: !one.done } : one)))}
                  />
                  <span data-testid="todo-item-label">{todo.title}</span>
                  <button
                    type="button"
                    className="destroy"
                    aria-label="Delete"
                    data-testid="todo-item-button"
                    onClick={() => set(todos.filter((one) => one !== todo))}
                  />
                </div>
              </li>
            ))}
          </ul>
        </main>
      )}
      {todos.length > 0 && (
        <footer className="footer" data-testid="footer">
          <span className="todo-count">{todos.filter((one) => !one.done).length} items left!</span>
          <ul className="filters" data-testid="footer-navigation">
            {['All', 'Active', 'Completed'].map((name) => (
              <li key={name}>
                <a
                  className={filter === name ? 'selected' : ''}
                  href={`#/${name === 'All' ? '' : name.toLowerCase()}`}
                  onClick={() => setFilter(name)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <button type="button" className="clear-completed" onClick={() => set(todos.filter((one) => !one.done))}>
            Clear completed
          </button>
        </footer>
      )}
    </section>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Todo />);
