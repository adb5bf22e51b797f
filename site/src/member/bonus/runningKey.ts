/** What is read of running promotions stands in the cache under this and the id of who asks. */
export const RUNNING_KEY = ['runningPromotions'] as const;
