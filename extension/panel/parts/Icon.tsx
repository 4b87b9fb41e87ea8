/** Drawn for Abra on a 16 px grid, 1.6 px strokes. */
const drawings = {
  check: 'M3 8.5 6.5 12 13 4.5',
  cross: 'm4 4 8 8m0-8-8 8',
  chevron: 'm6 3.5 4.5 4.5L6 12.5',
  back: 'M10 3.5 5.5 8l4.5 4.5',
  play: 'M5 3.2v9.6L12.6 8z',
  stop: 'M4.5 4.5h7v7h-7z',
  pause: 'M5.5 4v8m5-8v8',
  record: 'M8 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  up: 'M8 13V3.5M4 7.2 8 3.2l4 4',
  down: 'M8 3v9.5m4-3.7-4 4-4-4',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  bin: 'M3 4.5h10M6.5 4.3V2.8h3v1.5M4.5 4.5l.6 8.7h5.8l.6-8.7',
  pen: 'm3 13 .6-2.8 7-7 2.2 2.2-7 7L3 13Z',
  out: 'M8 10V2.8M5 5.4l3-3 3 3M3 9.5v3.7h10V9.5',
  in: 'M8 2.5v7.2M5 7l3 3 3-3M3 9.5v3.7h10V9.5',
  alert: 'M8 2.6 14.2 13H1.8L8 2.6Zm0 4v3m0 1.8v.01',
  ask: 'M5.8 6.1A2.2 2.2 0 1 1 8.6 8.2c-.4.2-.6.5-.6 1v.3m0 2.3v.01',
  spark: 'M8 2c.4 3.4 2.6 5.6 6 6-3.4.4-5.6 2.6-6 6-.4-3.4-2.6-5.6-6-6 3.4-.4 5.6-2.6 6-6Z',
  book: 'M3 3.2h4.2c.5 0 .8.3.8.8v9.2c0-.5-.4-.8-.9-.8H3V3.2Zm10 0H8.8c-.5 0-.8.3-.8.8v9.2c0-.5.4-.8.9-.8H13V3.2Z',
  lock: 'M4 7.5h8v5.7H4zM5.7 7.3V5.2a2.3 2.3 0 0 1 4.6 0v2.1',
  undo: 'M5.5 3.5 2.8 6.2l2.7 2.7M3 6.2h6.2a3.5 3.5 0 0 1 0 7H6.5',
  pin: 'M6 2.5h4l-.5 4 2.5 2.5H4l2.5-2.5-.5-4ZM8 9v4.5',
  plus: 'M8 3.2v9.6M3.2 8h9.6',
  clock: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm0 2.8V8l2 1.3',
  globe: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM2.7 8h10.6M8 2.6c3.2 3.5 3.2 7.3 0 10.8-3.2-3.5-3.2-7.3 0-10.8',
  options: 'M2.5 5h6m4 0h1M2.5 11h1m4 0h6M10.5 3.3v3.4M5.5 9.3v3.4',
  heal: 'M3 8.2h2.6l1.5-4 2.2 7.6 1.5-3.6H13',
} as const;

export type IconName = keyof typeof drawings;

/** A decorative icon, for use beside text or in a button that has its own label. */
export function Icon({ name, filled }: { name: IconName; filled?: boolean }) {
  return (
    <svg className={`icon-drawing${filled ? ' filled' : ''}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
