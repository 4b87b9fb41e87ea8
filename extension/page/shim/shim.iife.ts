import { installShim } from '../../../src/page/shim/install-shim';

/** The MAIN-world script (shim), injected before the isolated world's script of the same document. */
installShim();
