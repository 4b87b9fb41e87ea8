import { type Page, type PageElement, page, type Row } from './build-snapshot';

/**
 * A page as the scanner saw it, one line an element:
 * `tag:type role "name" =value (states) {option; *chosen} | place / place | selector`. Elements of one name are told apart in
 * expectations by where they stand: `View@row Bob`.
 */
export function seenPage(url: string, title: string, lines: string, text: string, more: { dialogs?: string[] } = {}): Page {
  const seen = lines.trim().split('\n').map(readLine);
  const names = seen.map(({ name }) => name);
  const rows = seen.map(({ role, name, rest }): Row => {
    const key = names.filter((other) => other === name).length > 1 || name === '' ? `${name}@${rest.place?.[0] ?? ''}` : name;
    return [role, name, { ...rest, key }];
  });
  return page(url, title, rows, { text, ...more });
}

const LINE = /^([\w-]+)(?::([\w-]+))? ([\w-]*) "(.*?)"(?: =(\S.*?))?(?: \(([^)]*)\))?(?: \{(.*?)\})? \| (.*?) \| (.*)$/;

function readLine(line: string): { role: string; name: string; rest: PageElement } {
  const [, tag = 'div', type, role = '', name = '', value, states, options, place = '', selector = ''] = LINE.exec(line.trim()) ?? [];
  const marks = states?.split(',').map((state) => state.trim()) ?? [];
  const rest: PageElement = {
    tag,
    states: marks.filter((state) => !FLAGS.has(state)),
    selector,
    place: place === '' ? [] : place.split(' / '),
  };
  if (type) rest.type = type;
  if (value) rest.value = value;
  if (marks.includes('out')) rest.inView = false;
  if (marks.includes('weak')) rest.weak = true;
  if (marks.includes('new')) rest.isNew = true;
  if (marks.includes('secret')) rest.secret = true;
  if (marks.includes('covered')) rest.covered = 'dialog';
  if (options !== undefined)
    rest.options = options.split('; ').map((label) => (label.startsWith('*') ? { label: label.slice(1), selected: true } : { label }));
  return { role, name, rest };
}

const FLAGS = new Set(['out', 'weak', 'new', 'secret', 'covered']);
