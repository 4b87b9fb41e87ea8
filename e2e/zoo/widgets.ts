import { choosing } from './scenarios/choosing';
import { filling } from './scenarios/filling';
import { kits } from './scenarios/kits';
import { leaving } from './scenarios/leaving';
import { moving } from './scenarios/moving';

/** Everything that people do with the widgets of the zoo. */
export const widgets = [...choosing, ...filling, ...kits, ...leaving, ...moving];
