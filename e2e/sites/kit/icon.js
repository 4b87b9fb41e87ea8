const PATHS = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M7 10l5 5 5-5',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  cart: 'M3 4h2.5l2.2 11h10.4L20.5 8H6.6M9 20.2h.01M17 20.2h.01',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.8-3.6 3.8-5 7.5-5s6.7 1.4 7.5 5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  star: 'M12 3.8l2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 16.7l-5.1 2.8L8 13.8l-4.2-4 5.7-.7z',
  lock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  map: 'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM12 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  calendar: 'M5 6.5h14V20H5zM5 10.5h14M9 3.8v4M15 3.8v4',
  people:
    'M9 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19c.4-3.2 2.6-4.6 5.5-4.6s5.1 1.4 5.5 4.6M16 6.6a2.6 2.6 0 0 1 0 5M17.5 14.6c1.8.5 2.8 1.9 3 4.4',
  home: 'M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5zM10.3 20.5h3.4',
  card: 'M3.5 6.5h17v11h-17zM3.5 10.5h17M7 14.5h3',
  copy: 'M8.5 8.5h11v11h-11zM5 15.5V5h10.5',
  reset: 'M5 5.5V10h4.5M5.4 10A7.5 7.5 0 1 1 5 14.5',
  trash: 'M5 7h14M9.5 7V4.8h5V7M7 7l.8 12.5h8.4L17 7',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  send: 'M4 12l16-7-6 15-3-6.5z',
  sparkle: 'M12 3.5l1.9 5.6 5.6 1.9-5.6 1.9L12 18.5l-1.9-5.6L4.5 11l5.6-1.9zM18.5 16.5v4M16.5 18.5h4',
  plane: 'M3.5 13.5l17-8-4.5 13-4-5.2-4.5 4.2.4-4.6z',
  truck: 'M3 6.5h11v10H3zM14 10h4l3 3v3.5h-7M7.5 19.2h.01M17 19.2h.01',
};

/** A line icon of 24 units; decorative. */
export function icon(name, size = 18) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': 'true' }))
    svg.setAttribute(key, value);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', PATHS[name]);
  for (const [key, value] of Object.entries({
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.8',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }))
    path.setAttribute(key, value);
  svg.append(path);
  return svg;
}
