import { expect, test } from 'vitest';
import { addressOfKey } from './key-vendor';

const ANTHROPIC = 'https://api.anthropic.com';

test.each([
  ['a key is sent to the vendor whose prefix it has', 'sk-ant-api03-x', ANTHROPIC, ANTHROPIC],
  ['also if another vendor is set', 'sk-ant-api03-x', 'https://ai-gateway.vercel.sh', ANTHROPIC],
  ['a key that cannot be of the vendor that is set is sent nowhere', 'abcdef', ANTHROPIC, ''],
  ['a vendor without a prefix of its own may have any key', 'abcdef', 'https://ai-gateway.vercel.sh', 'https://ai-gateway.vercel.sh'],
  ['an address that was typed keeps every key', 'sk-ant-api03-x', 'https://models.example', 'https://models.example'],
])('%s', (_sentence, key, set, address) => expect(addressOfKey(key, set)).toBe(address));
