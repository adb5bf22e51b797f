import { localStore, onLocalChange } from '../../platform/storage/localStore.ts';

const NAME = 'openWithdrawal';

/** Whether the member has requested a withdrawal on this device that may be in progress. Shared by all tabs. */
export const openWithdrawal = {
  isKept: () => localStore.read(NAME) !== null,
  keep: (userId: string, now: number) => localStore.write(NAME, `${userId}|${Math.round(now)}`),
  clear: () => localStore.clear(NAME),
  subscribe: (listener: () => void) => onLocalChange([NAME], listener),
};
