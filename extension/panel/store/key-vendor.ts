import { ENDPOINTS, endpointOfKey, endpointSettings, type KnownEndpoint } from '../../../src/model/plan/endpoints';
import type { Settings } from '../../../src/model/settings';

/** The known endpoint at an address. */
export const knownEndpoint = (endpoint: string): KnownEndpoint | undefined => ENDPOINTS.find((one) => one.endpoint === endpoint);

/**
 * The address that a key is for: its vendor's by its prefix, otherwise the one that is set, unless keys of that vendor begin differently. Empty: the person has to
 * say. An address that was typed keeps every key, because a gateway may take the keys of a vendor.
 */
export function addressOfKey(key: string, set: string): string {
  const current = knownEndpoint(set);
  if (!current) return set;
  return endpointOfKey(key)?.endpoint ?? (key.startsWith(current.keyPrefix ?? '') ? set : '');
}

/** What a person sets who has a key for this address; nothing if it is the one in use. */
export function settingsFor(address: string, set: string): Partial<Settings> {
  const known = knownEndpoint(address);
  return known && address !== set ? endpointSettings(known) : {};
}
