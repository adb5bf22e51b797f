/** First word of the keys of every reading of the history. */
export const HISTORY_KEY = ['history'] as const;
