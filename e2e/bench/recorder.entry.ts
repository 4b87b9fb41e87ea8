import '../../src/page/all-parts.fixture';
import { captureSteps } from '../../src/page/capture/capture';

// What the bench calls in the page's own world.
Object.assign(globalThis, { recorder: { captureSteps } });
