import { Fragment, type JSX, jsx as jsxOf, jsxs as jsxsOf } from 'react/jsx-runtime';
import { shownProps, withReading } from './shown-props';

/** What the panel's JSX compiles to: React's own, where each text that an element shows is shown as it is written. */
export type { JSX };
export { Fragment };

/** React's `jsx`, with texts made safe to read. */
export const jsx: typeof jsxOf = (type, props, key) => withReading(jsxOf(type, shownProps(type, props), key), type, props);
/** React's `jsxs`, with texts made safe to read. */
export const jsxs: typeof jsxsOf = (type, props, key) => withReading(jsxsOf(type, shownProps(type, props), key), type, props);
