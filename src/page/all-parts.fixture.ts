import { bringKeys } from './act/keys-and-text';
import { bringReserve } from './run-leg/reserve';

// For tests that need all of the actor from the beginning, as a document has it where its worker gave it all.
bringKeys();
bringReserve();
