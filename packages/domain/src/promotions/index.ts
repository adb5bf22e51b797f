/** Promotions, bonuses and their claim. */
export * from './bonus.ts';
export * from './claimFlow.ts';
export * from './missions/collectFlow.ts';
export * from './missions/mission.ts';
export * from './missions/missionBoard.ts';
export * from './promotion.ts';
export * from './promotionUse.ts';
export * from './runningPromotion.ts';
export * from './schedule.ts';
