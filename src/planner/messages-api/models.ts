import { APIError } from '@anthropic-ai/sdk/error';
import type { ModelInfo } from '@anthropic-ai/sdk/resources/models';
import { fail, ok, type Result } from '../../lib/result';
import type { Fault } from '../../model/fault';
import { type Price, priceOf } from '../../model/prices';
import { faultOf, saying } from '../../model/say-in-english';
import { type Endpoint, messagesClient } from './client';
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
  /** An estimate from the dated price table. */
  price?: Price;
}

/** The models that an endpoint offers, without those that are retired. */
export async function listModels(place: Endpoint): Promise<Result<KnownModel[], Fault>> {
  try {
    const models: KnownModel[] = [];
    for await (const model of messagesClient(place).models.list({ limit: 100 }))
      if (model.lifecycle !== 'retired') models.push(describe(model));
    return ok(models);
  } catch (error) {
    if (error instanceof APIError && error.status === 404)
      return fail(faultOf('model-invalid', saying('noModelList', { endpoint: place.endpoint })));
    return fail(sayFault(error, { endpoint: place.endpoint, model: '' }));
  }
}

function describe({ id, display_name, capabilities, max_input_tokens }: ModelInfo): KnownModel {
  const price = priceOf(id);
  return {
    id,
    label: display_name ?? id,
    ...(capabilities?.image_input ? { pictures: capabilities.image_input.supported } : {}),
    ...(capabilities?.structured_outputs ? { structured: capabilities.structured_outputs.supported } : {}),
    ...(max_input_tokens ? { window: max_input_tokens } : {}),
    ...(price ? { price } : {}),
  };
}
