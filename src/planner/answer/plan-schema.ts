import { SAID_PLAN } from './plan-language';

/** What the model answers, as JSON schema within the limits of structured outputs: every field required, one flat anyOf, no recursion. */
export const planSchema = {
  type: 'object',
  additionalProperties: false,
  properties: SAID_PLAN,
  required: Object.keys(SAID_PLAN),
};
