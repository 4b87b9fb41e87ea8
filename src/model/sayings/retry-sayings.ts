/** Why a model is asked again, while a person waits for it: notes beside its thought, which no journal keeps. */
export const RETRY_SAYINGS = {
  retryAgain: ({ tries }: { tries: number }) => `Asking again (try ${tries}).`,
  retryWaits: ({ why, seconds }: { why: string; seconds: number }) => `${why} It asks to wait ${seconds} s.`,
  retryNothing: ({ seconds }: { seconds: number }) => `Nothing has come from the model for ${seconds} s. Abra keeps waiting; Stop ends it.`,
  retryLimit: 'The rate limit of the model is reached.',
  retryOverloaded: 'The model is overloaded.',
  retrySilent: 'The model did not answer in time.',
  retryFailed: ({ status }: { status: number }) => `The endpoint failed (${status}).`,
} as const;
