import { Fragment, type JSX, jsxDEV as jsxOf } from 'react/jsx-dev-runtime';
import { shownProps, withReading } from './shown-props';

/** The same as `jsx-runtime`, for development builds and tests. */
export type { JSX };
export { Fragment };

/** React's `jsxDEV`, with bidirectional control characters in texts made visible. */
export const jsxDEV: typeof jsxOf = (type, props, key, ...more) =>
  withReading(jsxOf(type, shownProps(type, props), key, ...more), type, props);
