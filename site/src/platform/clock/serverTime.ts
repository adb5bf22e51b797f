import { deviceNow } from './deviceClock.ts';
import type { ServerClock } from './serverClock.ts';

/** A time of the device's clock, such as that of a query, on the server's clock. Both in ms since 1970. */
export function serverTime(deviceMs: number, { now }: Pick<ServerClock, 'now'>): number {
  return Math.round(deviceMs - deviceNow() + now());
}
