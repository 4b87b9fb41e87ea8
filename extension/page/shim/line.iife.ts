import { connectShim } from '../../../src/page/shim/bus';

/** The isolated world's script at document start, for pages where the shim is injected then too: it sets up the bus between both. */
connectShim();
