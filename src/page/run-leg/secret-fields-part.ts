import { type Later, later } from '../../lib/later';
import type { fillSecrets, whyNoField } from './secret-fields';

/** What fills secrets into fields, and judges which. Until it has come with what types, no secret is filled in. */
export const secretFields: Later<{ fillSecrets: typeof fillSecrets; whyNoField: typeof whyNoField }> = later();
