/** What is sold, and what the page itself knows, for the test. */
export const GOODS = [
  { name: 'Green tea', price: '€ 4.90' },
  { name: 'Black tea', price: '€ 5.90' },
  { name: 'Mate', price: '€ 6.50' },
  { name: 'Rooibos', price: '€ 7.20' },
];
export const LANDS = ['Austria', 'France', 'Spain'];

window.state = [];
const tell = (what) => window.state.push(what);

/** The behaviour of the shop; how it is drawn is told by the theme: `[data-do]` marks what is wired, and is taken away before anybody looks. */
export function wire(root) {
  const parts = [...root.querySelectorAll('[data-do]')].map((element) => [
    element,
    element.dataset.do,
    element.closest('[data-good]')?.dataset.good ?? '',
  ]);
  for (const [element, what, good] of parts) {
    if (what === 'search') element.addEventListener('change', () => tell(`search ${element.value}`));
    else if (what === 'sort' || what === 'land') element.addEventListener('change', () => tell(`${what} ${element.value}`));
    else if (what === 'name') element.addEventListener('change', () => tell(`name ${element.value}`));
    else if (what === 'gift') element.addEventListener('change', () => tell(`gift ${element.checked}`));
    else
      element.addEventListener('click', (event) => {
        event.preventDefault();
        tell(`${what} ${good}`.trim());
      });
    element.removeAttribute('data-do');
  }
  for (const card of root.querySelectorAll('[data-good]')) card.removeAttribute('data-good');
}
