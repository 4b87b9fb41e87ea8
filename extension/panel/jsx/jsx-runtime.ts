import { Fragment, type JSX, jsx as jsxOf, jsxs as jsxsOf } from 'react/jsx-runtime';
import { shownProps, withReading } from './shown-props';

/** What the panel's JSX compiles to: React's own, where each text that an element shows is shown as it is written. */
export type { JSX };
export { Fragment };

export const jsx: typeof jsxOf = (type, props, key) => withReading(jsxOf(type, shownProps(type, props), key), type, props);
export const jsxs: typeof jsxsOf = (type, props, key) => withReading(jsxsOf(type, shownProps(type, props), key), type, props);
