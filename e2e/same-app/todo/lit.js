import { html, LitElement } from 'lit';
import { keep, shownOf } from './todos.js';

/** As TodoMVC's Lit example has it: every part in a shadow root of its own. */
class TodoItem extends LitElement {
  static properties = { todo: { attribute: false } };
  tell(what) {
    this.dispatchEvent(new CustomEvent(what, { detail: this.todo, bubbles: true, composed: true }));
  }
  render() {
    return html`<li><input type="checkbox" .checked=${this.todo.done} @change=${() => this.tell('toggled')} /><label>${this.todo.title}</label
      ><button aria-label="Delete" @click=${() => this.tell('removed')}>×</button></li>`;
  }
}
customElements.define('todo-item', TodoItem);

class TodoApp extends LitElement {
  static properties = { todos: { state: true }, filter: { state: true } };
  constructor() {
    super();
    this.todos = [];
    this.filter = 'All';
    this.addEventListener('toggled', ({ detail }) =>
      this.put(this.todos.map((one) => (one === detail ? { ...one, done: !one.done } : one))),
    );
    this.addEventListener('removed', ({ detail }) => this.put(this.todos.filter((one) => one !== detail)));
  }
  put(todos) {
    this.todos = keep(todos);
  }
  add(event) {
    const title = event.target.value.trim();
    if (event.key !== 'Enter' || !title) return;
    this.put([...this.todos, { title, done: false }]);
    event.target.value = '';
  }
  render() {
    const { todos } = this;
    return html`<h1>todos</h1>
      <input placeholder="What needs to be done?" @keydown=${this.add} />
      ${
        todos.length
          ? html`<label
              ><input type="checkbox" .checked=${todos.every((one) => one.done)} @change=${(event) => this.put(todos.map((one) => ({ ...one, done: event.target.checked })))} />Mark
              all as complete</label
            >
            <ul>
              ${shownOf(todos, this.filter).map((todo) => html`<todo-item .todo=${todo}></todo-item>`)}
            </ul>
            <nav>${['All', 'Active', 'Completed'].map((name) => html`<a href="#${name}" @click=${() => (this.filter = name)}>${name}</a> `)}</nav>
            <button @click=${() => this.put(todos.filter((one) => !one.done))}>Clear completed</button>`
          : ''
      }`;
  }
}
customElements.define('todo-app', TodoApp);
document.body.append(document.createElement('todo-app'));
