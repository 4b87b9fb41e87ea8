import { installShim } from '../../src/page/shim/install-shim';

installShim(true);
