import type { Tournament } from '@brand/domain';

/** Whether the member has a rank in a tournament. */
export const isRanked = ({ own }: Tournament): boolean => typeof own?.rank === 'number';
