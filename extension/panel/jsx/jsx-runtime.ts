import { Fragment, type JSX, jsx as jsxOf, jsxs as jsxsOf } from 'react/jsx-runtime';
import { shownProps, withReading } from './shown-props';

/** The JSX runtime of the panel: React's, but bidirectional control characters in the texts of elements are made visible. */
export type { JSX };
export { Fragment };

/** React's `jsx`, with bidirectional control characters in texts made visible. */
export const jsx: typeof jsxOf = (type, props, key) => withReading(jsxOf(type, shownProps(type, props), key), type, props);
/** React's `jsxs`, with bidirectional control characters in texts made visible. */
export const jsxs: typeof jsxsOf = (type, props, key) => withReading(jsxsOf(type, shownProps(type, props), key), type, props);
