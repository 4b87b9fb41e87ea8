// @ts-check
const yes = { supported: true };
const no = { supported: false };

/** The models that the server lists, as the real list looks. */
export const MODELS = [
  model('claude-haiku-5-5', 'Claude Haiku 5.5', 'haiku', '2026-08-04T00:00:00Z', 200_000),
  model('claude-sonnet-5-5', 'Claude Sonnet 5.5', 'sonnet', '2026-09-15T00:00:00Z', 1_000_000),
  model('claude-opus-5-5', 'Claude Opus 5.5', 'opus', '2026-09-15T00:00:00Z', 1_000_000),
  model('claude-fable-5-2', 'Claude Fable 5.2', 'fable', '2026-10-06T00:00:00Z', 1_000_000),
];

/** @param {string} id @param {string} name @param {string} line @param {string} created @param {number} input */
function model(id, name, line, created, input) {
  return {
    type: 'model',
    id,
    display_name: name,
    line,
    created_at: created,
    lifecycle: 'active',
    deprecated_at: null,
    retires_at: null,
    max_input_tokens: input,
    max_tokens: 64_000,
    capabilities: {
      batch: yes,
      citations: yes,
      code_execution: yes,
      context_management: { supported: true, clear_thinking_20251015: yes, clear_tool_uses_20250919: yes, compact_20260112: yes },
      effort: { supported: true, low: yes, medium: yes, high: yes, xhigh: yes, max: yes },
      image_input: yes,
      pdf_input: yes,
      server_tools: { supported: true, code_execution: yes, web_search: yes },
      structured_outputs: yes,
      thinking: { supported: true, types: { adaptive: yes, between_tools: yes, disabled: no, enabled: no } },
    },
  };
}
