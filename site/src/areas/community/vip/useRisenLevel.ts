import { useEffect, useState } from 'react';
import { fingerprint } from '../../../platform/device/fingerprint.ts';
import { localStore } from '../../../platform/storage/localStore.ts';

/**
 * Whether the level is higher than the one that the member saw last on this device. The first level that is seen here has not
 * risen. Stays until the component is left.
 *
 * @param level the number of the level, from 0
 */
export function useRisenLevel(userId: string, level: number): boolean {
  const [seen] = useState(() => seenLevel(userId) ?? level);
  useEffect(() => {
    localStore.write('vipLevel', `${fingerprint(userId)}|${level}`);
  }, [userId, level]);
  return level > seen;
}

function seenLevel(userId: string): number | null {
  const [owner, level] = (localStore.read('vipLevel') ?? '').split('|');
  return owner === fingerprint(userId) ? Number(level) : null;
}
