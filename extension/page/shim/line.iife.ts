import { connectShim } from '../../../src/page/shim/bus';

/** The script of our world at document start, where the shim is there as early: the two agree on their line. */
connectShim();
