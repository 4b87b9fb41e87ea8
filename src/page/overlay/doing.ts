/** What Abra is doing, for the person who watches: `Ticking “Lenses”`. `words`: what the worker says of the operation's type; `label` is the element's, with its role. */
export const sayDoing = (words: string | undefined, label: string): string => {
  const name = label.replace(/^[\w-]+ "(.*)"$/s, '$1');
  return words?.replace('$1', () => name) ?? name;
};
