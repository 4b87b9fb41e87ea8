import { SAID_PLAN } from './plan-language';

/** The JSON schema of the model's answer, within the limits of structured outputs: every field required, one flat anyOf, no recursion. */
export const planSchema = {
  type: 'object',
  additionalProperties: false,
  properties: SAID_PLAN,
  required: Object.keys(SAID_PLAN),
};
