import { installDragEffects } from '../../src/page/shim/drag-effects';
import { installPointerCapture } from '../../src/page/shim/pointer-capture';
import { installScriptLinks } from '../../src/page/shim/script-links';

// What the MAIN-world shim does for the hands.
installPointerCapture();
installDragEffects();
installScriptLinks();
