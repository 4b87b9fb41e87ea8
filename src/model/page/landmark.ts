import { textUpTo, z } from '../schema';
import { readLandmark } from './landmark-words';

const known = z.strictObject({
  /** Its ARIA role, or its tag where it has none: "row", "form", "main"; of blocks also "item" for one of several alike and "part" for any other. */
  kind: textUpTo(400),
  /** What it is called: by its label, its heading, or the text that tells it from its siblings. Never ''. */
  name: z.optional(textUpTo(400)),
});

/** A container that helps to identify an element: a row, form, dialog, region, heading. Older files and journals hold it as "kind name". */
export const Landmark = z.pipe(
  z.transform((said) => (typeof said === 'string' ? readLandmark(said) : said)),
  known,
);
export type Landmark = z.infer<typeof known>;
