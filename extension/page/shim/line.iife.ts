import { connectShim } from '../../../src/page/shim/bus';
import { listenEarly } from '../../../src/page/shim/early-listeners';

/** The isolated world's script at document start, for pages where the shim is injected then too: it sets up the bus between both, and listens first. */
connectShim();
listenEarly();
