import { fail, ok, type Result } from '../../lib/result';
import type { Fault } from '../../model/fault';
import { claude, type Endpoint } from './client';
import { sayFault } from './say-fault';

export interface KnownModel {
  id: string;
  label: string;
  /** Whether it takes pictures, where the endpoint says. */
  pictures?: boolean;
}

/** The models that an endpoint offers. */
export async function listModels(place: Endpoint): Promise<Result<KnownModel[], Fault>> {
  try {
    const models: KnownModel[] = [];
    for await (const model of claude(place).models.list({ limit: 100 })) {
      const { id, display_name } = model;
      const pictures = model.capabilities?.image_input?.supported;
      models.push({ id, label: display_name ?? id, ...(pictures === undefined ? {} : { pictures }) });
    }
    return ok(models);
  } catch (error) {
    return fail(sayFault(error, { endpoint: place.endpoint, model: '' }));
  }
}
