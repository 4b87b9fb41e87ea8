import { fail, ok, type Result } from '../../lib/result';
import type { Protocol } from '../../model/plan/planners';
import { type Price, priceOf } from '../../model/plan/prices';
import type { Fault } from '../../model/run/fault';
import { faultOf } from '../../model/say-in-english';
import { saying } from '../../model/saying-of';
import { endpointFailure } from './endpoint-failure';
import type { Endpoint } from './port';
import { PORTS } from './ports';
import { sayFault } from './say-fault';

/** A model as its endpoint describes it; what an endpoint does not say is absent. */
export interface KnownModel {
  id: string;
  label: string;
  /** Accepts images. */
  pictures?: boolean;
  /** Supports structured outputs (a JSON schema). */
  structured?: boolean;
  /** Tokens that fit into one request. */
  window?: number;
  /** The endpoint's own, or an estimate from the dated price table. */
  price?: Price;
}

/** The models that an endpoint offers, without those that are retired or no model for text. */
export async function listModels({ protocol, ...place }: Endpoint & { protocol: Protocol }): Promise<Result<KnownModel[], Fault>> {
  const port = PORTS[protocol];
  try {
    const models: KnownModel[] = [];
    for await (const model of port.models(place)) {
      const said = model as SaidModel;
      if (said.lifecycle !== 'retired' && !NO_TEXT.test(said.id)) models.push(describe(said));
    }
    return ok(models);
  } catch (error) {
    const why = endpointFailure(error, port.errors);
    return fail(why.status === 404 ? faultOf('model-invalid', saying('noModelList', place)) : sayFault(why, { ...place, model: '' }));
  }
}

/** OpenAI lists models for sound, pictures and vectors beside the others, and nothing about them but the name. */
const NO_TEXT = /embedding|moderation|whisper|tts|dall-e|image|audio|realtime|transcribe|sora|babbage|davinci/i;

/** As the Messages API (`capabilities`) and OpenRouter (`architecture`, `pricing`) describe a model; others say little but the id. */
interface SaidModel {
  id: string;
  display_name?: string;
  name?: string;
  lifecycle?: string;
  max_input_tokens?: number | null;
  context_length?: number | null;
  capabilities?: { image_input?: { supported: boolean }; structured_outputs?: { supported: boolean } } | null;
  architecture?: { input_modalities?: string[] };
  supported_parameters?: string[];
  /** Dollars per token, as text. */
  pricing?: { prompt?: string; completion?: string; input_cache_read?: string };
}

function describe(model: SaidModel): KnownModel {
  const { id, capabilities, architecture, supported_parameters } = model;
  const pictures = capabilities?.image_input?.supported ?? architecture?.input_modalities?.includes('image');
  const structured = capabilities?.structured_outputs?.supported ?? supported_parameters?.includes('structured_outputs');
  const window = model.max_input_tokens ?? model.context_length;
  const price = ownPrice(model) ?? priceOf(id);
  return {
    id,
    label: model.display_name ?? model.name ?? id,
    ...(pictures === undefined ? {} : { pictures }),
    ...(structured === undefined ? {} : { structured }),
    ...(window ? { window } : {}),
    ...(price ? { price } : {}),
  };
}

function ownPrice({ pricing }: SaidModel): Price | undefined {
  if (!pricing) return undefined;
  const [input, output, cacheRead] = [pricing.prompt, pricing.completion, pricing.input_cache_read ?? pricing.prompt].map((one) =>
    perMillion(one),
  );
  if (input === undefined || output === undefined || cacheRead === undefined) return undefined;
  return { input, output, cacheRead, asOf: new Date().toISOString().slice(0, 7) };
}

/** A negative price is one that depends on the model which is chosen for a request. */
function perMillion(perToken: string | undefined): number | undefined {
  const dollars = perToken === undefined ? Number.NaN : Number(perToken);
  return dollars >= 0 ? Math.round(dollars * 1e12) / 1e6 : undefined;
}
