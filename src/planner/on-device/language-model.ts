/** What Abra uses of Chrome's Prompt API (https://developer.chrome.com/docs/ai/prompt-api), which no type library describes yet. */
export interface LanguageModel {
  availability(options?: object): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(options: { initialPrompts: { role: 'system'; content: string }[]; signal: AbortSignal }): Promise<LanguageModelSession>;
}

export interface LanguageModelSession {
  /** The tokens of a whole conversation; formerly `inputQuota`. */
  contextWindow?: number;
  inputQuota?: number;
  promptStreaming(
    text: string,
    options: { responseConstraint: object; omitResponseConstraintInput: boolean; signal: AbortSignal },
  ): ReadableStream<string> | AsyncIterable<string>;
  destroy(): void;
}

/** This browser's `LanguageModel`, if it has one. */
export const browserModel = (): LanguageModel | undefined => (globalThis as { LanguageModel?: LanguageModel }).LanguageModel;
