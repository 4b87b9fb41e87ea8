/** What the page itself knows, for the test. */
export function keep(todos) {
  window.state = todos.map(({ title, done }) => `${done ? '✓' : '·'} ${title}`);
  return todos;
}
export const shownOf = (todos, filter) => todos.filter(({ done }) => filter === 'All' || done === (filter === 'Completed'));
keep([]);
