// @ts-check
/** How many blocks before a breakpoint are looked at for a prefix that an earlier request left. */
const LOOK_BACK = 20;
/** Prompts shorter than this are not cached, tokens. */
const LEAST = 1024;
/** What a picture costs, tokens. */
const PICTURE = 1500;
const MINUTE = 60_000;

/** Counts what of a prompt was cached by earlier requests and what is written now, as the real API reports it. */
export class PromptCache {
  /** @type {Map<string, { until: number, ttl: number }>} */
  #entries = new Map();

  clear() {
    this.#entries.clear();
  }

  /** @param {any} body */
  account(body) {
    const blocks = prefixes(body);
    const total = blocks.at(-1)?.tokens ?? 0;
    const marked = blocks.filter(({ mark, tokens }) => mark && tokens >= LEAST);
    const read = this.#longest(blocks, marked);
    let written = read;
    let hour = 0;
    let short = 0;
    for (const { key, tokens, mark } of marked) {
      const ttl = mark === '1h' ? 60 * MINUTE : 5 * MINUTE;
      this.#entries.set(key, { until: Date.now() + ttl, ttl });
      if (tokens <= written) continue;
      if (mark === '1h') hour += tokens - written;
      else short += tokens - written;
      written = tokens;
    }
    return {
      input_tokens: total - written,
      cache_creation_input_tokens: written - read,
      cache_read_input_tokens: read,
      cache_creation: { ephemeral_5m_input_tokens: short, ephemeral_1h_input_tokens: hour },
    };
  }

  /**
   * Tokens of the longest prefix that is still cached; reading it keeps it alive.
   * @param {Block[]} blocks @param {Block[]} marked
   */
  #longest(blocks, marked) {
    for (const { index } of [...marked].reverse()) {
      for (let at = index; at >= Math.max(0, index - LOOK_BACK); at--) {
        const block = blocks[at];
        const entry = block && this.#entries.get(block.key);
        if (!entry || entry.until < Date.now()) continue;
        entry.until = Date.now() + entry.ttl;
        return block.tokens;
      }
    }
    return 0;
  }
}

/** @typedef {{ index: number, key: string, tokens: number, mark: string | undefined }} Block `tokens` up to and with it */

/**
 * The prompt in the order in which it is cached: tools, system, messages; each block with a key of all that went before.
 * @param {any} body @returns {Block[]}
 */
function prefixes(body) {
  const flat = [...blocksOf(body.tools, 'tool'), ...blocksOf(body.system, 'system')];
  for (const message of body.messages ?? []) flat.push(...blocksOf(message.content, message.role));
  const last = flat.at(-1);
  if (body.cache_control && last) last.mark = body.cache_control.ttl ?? '5m';
  let said = JSON.stringify([body.model, body.output_config?.format, body.tool_choice, body.thinking]);
  let tokens = 0;
  return flat.map(({ text, cost, mark }, index) => {
    said += text;
    tokens += cost;
    return { index, key: said, tokens, mark };
  });
}

/** @param {any} content @param {string} role @returns {{ text: string, cost: number, mark: string | undefined }[]} */
function blocksOf(content, role) {
  const list = typeof content === 'string' ? [{ type: 'text', text: content }] : Array.isArray(content) ? content : [];
  return list.map((block) => {
    const { cache_control, ...rest } = block;
    const text = rest.type === 'text' ? rest.text : JSON.stringify(rest);
    const cost = rest.type === 'image' ? PICTURE : Math.ceil(text.length / 4);
    return { text: `${role}\u0000${text}\u0000`, cost, mark: cache_control ? (cache_control.ttl ?? '5m') : undefined };
  });
}
