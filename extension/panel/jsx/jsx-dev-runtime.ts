import { Fragment, type JSX, jsxDEV as jsxOf } from 'react/jsx-dev-runtime';
import { shownProps, withReading } from './shown-props';

/** The same for tests and while developing. */
export type { JSX };
export { Fragment };

/** React's `jsxDEV`, with texts made safe to read. */
export const jsxDEV: typeof jsxOf = (type, props, key, ...more) =>
  withReading(jsxOf(type, shownProps(type, props), key, ...more), type, props);
