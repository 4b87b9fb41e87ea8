/** What Abra is doing, for the person who watches: `Ticking “Lenses”`. `label` is the element's, with its role. */
export const sayDoing = (type: string, label: string): string => `${DOING[type] ?? 'Using'} ${label.replace(/^[\w-]+ "(.*)"$/s, '“$1”')}`;

const DOING: { [type: string]: string } = {
  click: 'Clicking',
  type: 'Typing into',
  paste: 'Typing into',
  select: 'Choosing in',
  check: 'Ticking',
  press: 'Pressing a key in',
  hover: 'Pointing at',
  scroll: 'Scrolling to',
  drag: 'Dragging',
  upload: 'Giving a file to',
  extract: 'Reading',
};
