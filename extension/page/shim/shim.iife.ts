import { installShim } from '../../../src/page/shim/install-shim';

/** The MAIN-world script, injected before the content script of the same document. */
installShim();
