/** First part of the query keys of the history. */
export const HISTORY_KEY = ['history'] as const;
