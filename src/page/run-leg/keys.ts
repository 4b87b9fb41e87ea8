import { bringKeyActs } from '../act/keys-and-text';
import { fillSecrets, whyNoField } from './secret-fields';
import { secretFields } from './secret-fields-part';

/** From now on operations type and press keys, secrets included. */
export function bringKeys(): void {
  bringKeyActs();
  secretFields.bring({ fillSecrets, whyNoField });
}
