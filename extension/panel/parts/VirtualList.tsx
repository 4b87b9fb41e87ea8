import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';

interface Props<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** About how high a row is, CSS px; each is measured when it is drawn. */
  height: number;
  children: (row: Row) => ReactNode;
}

/** So many rows above and below those in sight are drawn too, so that the keyboard finds the next one. */
const BEYOND = 5;

/** A list of any length, in the part of a view that scrolls: only the rows in sight are in the document, and the one that has the focus. */
export function VirtualList<Row>({ rows, keyOf, height, children }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(-1);
  const [above, setAbove] = useState(0);
  const scroller = useCallback(() => list.current?.closest<HTMLElement>('.view-scroll') ?? null, []);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: scroller,
    estimateSize: () => height,
    getItemKey: (at) => keyOf(rows[at] as Row),
    scrollMargin: above,
    overscan: BEYOND,
    // A frame of scrolling does not wait until its rows are drawn.
    useFlushSync: false,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(focused >= 0 && focused < rows.length ? [focused] : [])])].sort(
        (left, right) => left - right,
      ),
  });
  // What is above the list changes its height: where the list begins is measured at each drawing, but not while it scrolls, as measuring is layout work.
  useLayoutEffect(() => {
    const box = scroller();
    if (box && list.current && !virtual.isScrolling)
      setAbove(list.current.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop);
  });
  return (
    <ul ref={list} className="lines virtual" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - above}px)` }}
          onFocus={() => setFocused(index)}
          onBlur={() => setFocused(-1)}
        >
          {children(rows[index] as Row)}
        </li>
      ))}
    </ul>
  );
}
