import { z } from 'zod/mini';
import english from 'zod/v4/locales/en.js';

// Unlike `zod`, `zod/mini` says only "Invalid input" until it has a language. Planners, programs and files are answered with these messages.
z.config(english());

/** What schemas are made of in worker and panel. Nothing else of them imports the package: `zod` itself would bring 83 kB more into the worker. */
export { z };

/** A text of at most so many characters. */
export const textUpTo = (max: number) => z.string().check(z.maxLength(max));

/** A list of at most so many items. */
export const listUpTo = <Item extends z.ZodMiniType>(item: Item, max: number) => z.array(item).check(z.maxLength(max));
