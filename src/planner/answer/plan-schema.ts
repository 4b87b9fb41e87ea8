import { closedObject, SAID_FORMS } from './plan-language';

/** The JSON schema of the model's answer, within the limits of structured outputs: closed objects, two flat anyOf, no recursion. */
export const planSchema = { anyOf: SAID_FORMS.map(closedObject) };
