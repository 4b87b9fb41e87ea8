import type { EndpointFailure } from './endpoint-failure';

/** The features and limits of a request. Where an endpoint refuses one, the request is made again without it. */
export interface Form {
  /** How the form of the answer is asked for: the first, and what is left to try where an endpoint refuses that. */
  structure: readonly ('schema' | 'tool' | 'words')[];
  effort: boolean;
  /** Asks for the model's own choice of how much to think, and for what it thinks in short. */
  thinking: boolean;
  /** The manual, which is the same for all runs, is kept in the cache for an hour, not for five minutes. */
  hour: boolean;
  /** The limit of the answer has its newer name, which reasoning models want and some servers do not know. */
  newLimit: boolean;
  /** The stream ends with how many tokens it was. */
  counted: boolean;
  picture: boolean;
  /** Tokens that a page may take in the prompt. */
  pageBudget: number;
  /** Most tokens of an answer. */
  answer: number;
}

/** What all protocols begin with; each adds its own features. */
export const PLAIN_FORM: Form = {
  structure: ['schema', 'words'],
  effort: false,
  thinking: false,
  hour: false,
  newLimit: false,
  counted: false,
  picture: true,
  pageBudget: 6000,
  answer: 16_000,
};
const SMALL_ANSWER = 4000;
const SMALL_PAGE = 1500;

/** What an endpoint may refuse of a form, by its words; the first that fits is left out. */
const REFUSED: readonly { says: RegExp; of: (form: Form) => boolean; leave: Partial<Form>; why: string }[] = [
  {
    says: /max_completion_tokens/i,
    of: ({ newLimit }) => newLimit,
    leave: { newLimit: false },
    why: 'This endpoint knows the limit of an answer by another name; asking with that.',
  },
  {
    says: /max_tokens/i,
    of: ({ answer }) => answer > SMALL_ANSWER,
    leave: { answer: SMALL_ANSWER },
    why: 'This model gives short answers only; asking for one.',
  },
  {
    says: /stream_options|include_usage/i,
    of: ({ counted }) => counted,
    leave: { counted: false },
    why: 'This endpoint does not count tokens while it answers; asking without.',
  },
  {
    says: /thinking|adaptive/i,
    of: ({ thinking }) => thinking,
    leave: { thinking: false },
    why: 'This model has no such thinking; asking without.',
  },
  {
    says: /\bttl\b|cache_control/i,
    of: ({ hour }) => hour,
    leave: { hour: false },
    why: 'This endpoint keeps no cache for an hour; asking without.',
  },
  { says: /effort/i, of: ({ effort }) => effort, leave: { effort: false }, why: 'This model knows no effort; asking without.' },
];
const NO_PICTURE = { says: /image|vision|multi-?modal|picture/i, why: 'This model takes no pictures; asking with text alone.' };

/** A simpler form after the endpoint refused this one, with the reason as a sentence; undefined where the form is not what it refused. */
export function simplerForm(
  { status, said, body }: EndpointFailure,
  form: Form,
  hasPicture: boolean,
): { form: Form; why: string } | undefined {
  const pictured = form.picture && hasPicture;
  if (status === 413) {
    if (pictured) return { form: { ...form, picture: false }, why: 'The request was too long; asking without the picture.' };
    if (form.pageBudget <= SMALL_PAGE) return undefined;
    return { form: { ...form, pageBudget: SMALL_PAGE }, why: 'The page was too long for this model; asking with less of it.' };
  }
  if (status === undefined || !REFUSALS.has(status)) return undefined;
  const words = said || body;
  // A key belongs to a workspace: no other form of the request would be accepted.
  if (/workspace/i.test(words)) return undefined;
  if (pictured && NO_PICTURE.says.test(words)) return { form: { ...form, picture: false }, why: NO_PICTURE.why };
  const refused = REFUSED.find(({ says, of }) => of(form) && says.test(words));
  if (refused) return { form: { ...form, ...refused.leave }, why: refused.why };
  const [, next, ...rest] = form.structure;
  if (next === 'tool')
    return { form: { ...form, structure: [next, ...rest] }, why: 'This endpoint has no structured output; asking for a tool call.' };
  if (next)
    return {
      form: { ...form, structure: [next, ...rest], effort: false, thinking: false, hour: false, counted: false },
      why: 'This endpoint has no structured output; asking for JSON in words.',
    };
  return undefined;
}

const REFUSALS: ReadonlySet<number> = new Set([400, 415, 422, 501]);
