/** Promotions, bonuses and their claim. */
export * from './bonus.ts';
export * from './claimFlow.ts';
export * from './promotion.ts';
export * from './runningPromotion.ts';
