import { ENDPOINTS, endpointSettings, type KnownEndpoint } from '../model/plan/endpoints';
import type { Settings } from '../model/settings';

/** The SDKs' own variables for a key and its endpoint, with the endpoint that they mean where none is named; the first that has a key is used. */
const VARIABLES = [
  { key: 'ANTHROPIC_API_KEY', base: 'ANTHROPIC_BASE_URL', model: 'ANTHROPIC_MODEL', endpoint: known('anthropic'), keyAs: 'x-api-key' },
  { key: 'ANTHROPIC_AUTH_TOKEN', base: 'ANTHROPIC_BASE_URL', model: 'ANTHROPIC_MODEL', endpoint: known('anthropic'), keyAs: 'bearer' },
  { key: 'OPENAI_API_KEY', base: 'OPENAI_BASE_URL', model: 'OPENAI_MODEL', endpoint: known('openai'), keyAs: 'bearer' },
] as const;

/** For sentences. */
export const KEY_VARIABLES = 'ANTHROPIC_API_KEY or OPENAI_API_KEY';

export interface NamedModel {
  /** The variable that has the key. */
  variable: string;
  key: string;
  /** Does the environment name the endpoint, too? */
  based: boolean;
  settings: Pick<Settings, 'endpoint' | 'keyAs' | 'model'> & { planner: Settings['protocol'] };
}

/** The model that an environment names. */
export function modelIn(environment: NodeJS.ProcessEnv): NamedModel | undefined {
  const named = VARIABLES.find(({ key }) => environment[key]);
  if (!named) return undefined;
  const usual = endpointSettings(named.endpoint);
  const base = environment[named.base];
  return {
    variable: named.key,
    key: environment[named.key] ?? '',
    based: !!base,
    settings: { ...usual, keyAs: named.keyAs, endpoint: base || usual.endpoint, model: environment[named.model] || usual.model },
  };
}

function known(id: (typeof ENDPOINTS)[number]['id']): KnownEndpoint {
  return ENDPOINTS.find((one) => one.id === id) as KnownEndpoint;
}
