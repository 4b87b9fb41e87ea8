import { installShim } from '../../src/page/shim/install-shim';

// What the shim does for the hands; for trusted input it is inert, as no operation of ours runs.
installShim(true);
