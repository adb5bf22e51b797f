/** First part of the query key of active promotions; the id of the member or visitor follows. */
export const RUNNING_KEY = ['runningPromotions'] as const;
