import { APIError } from '@anthropic-ai/sdk/error';

/** The features and limits of a request. Where an endpoint refuses one, the request is made again without it. */
export interface Form {
  structured: boolean;
  effort: boolean;
  /** Asks for the model's own choice of how much to think, and for what it thinks in short. */
  thinking: boolean;
  /** The manual, which is the same for all runs, is kept in the cache for an hour, not for five minutes. */
  hour: boolean;
  picture: boolean;
  /** Tokens that a page may take in the prompt. */
  pageBudget: number;
  /** Most tokens of an answer. */
  answer: number;
}

export const DEFAULT_FORM: Form = {
  structured: true,
  effort: true,
  thinking: true,
  hour: true,
  picture: true,
  pageBudget: 6000,
  answer: 16_000,
};
const SMALL_ANSWER = 4000;
const SMALL_PAGE = 1500;

/** A simpler form after the endpoint refused this one, with the reason as a sentence; undefined where the form is not what it refused. */
export function simplerForm(error: unknown, form: Form, hasPicture: boolean): { form: Form; why: string } | undefined {
  if (!(error instanceof APIError) || error.status === undefined || !REFUSALS.has(error.status)) return undefined;
  const said = String(error.message);
  const pictured = form.picture && hasPicture;
  if (error.status === 413 || TOO_LONG.test(said)) {
    if (pictured) return { form: { ...form, picture: false }, why: 'The request was too long; asking without the picture.' };
    if (form.pageBudget <= SMALL_PAGE) return undefined;
    return { form: { ...form, pageBudget: SMALL_PAGE }, why: 'The page was too long for this model; asking with less of it.' };
  }
  if (ELSE.test(said)) return undefined;
  if (pictured && /image|vision|multi-?modal|picture/i.test(said))
    return { form: { ...form, picture: false }, why: 'This model takes no pictures; asking with text alone.' };
  if (form.answer > SMALL_ANSWER && /max_tokens/i.test(said))
    return { form: { ...form, answer: SMALL_ANSWER }, why: 'This model gives short answers only; asking for one.' };
  if (form.thinking && /thinking|adaptive/i.test(said))
    return { form: { ...form, thinking: false }, why: 'This model has no such thinking; asking without.' };
  if (form.hour && /\bttl\b|cache_control/i.test(said))
    return { form: { ...form, hour: false }, why: 'This endpoint keeps no cache for an hour; asking without.' };
  if (form.effort && /effort/i.test(said)) return { form: { ...form, effort: false }, why: 'This model knows no effort; asking without.' };
  if (form.structured)
    return {
      form: { ...form, structured: false, effort: false, thinking: false, hour: false },
      why: 'This endpoint has no structured output; asking for JSON in words.',
    };
  return undefined;
}

const REFUSALS = new Set([400, 413, 415, 422, 501]);
const TOO_LONG = /too (long|large|many (input )?tokens)|context (length|window|size)|maximum context|exceeds? .*(context|token)/i;
/** Errors that no other form of the request would avoid. */
const ELSE = /credit|billing|balance|quota|api.?key|model.*(not (found|exist)|unknown)|workspace/i;
