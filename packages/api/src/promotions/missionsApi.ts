import type { CheckIn, FreeSpins, Locale, Mission, MissionBoard } from '@brand/domain';
import type { ApiClient, CallOptions, MoneyCallOptions } from '../client/client.ts';
import type { ReadList } from '../client/fromWire/list.ts';
import { checkInReply, collectReply, freeSpinsReply, missionsReply } from './fromWire/mission.ts';

/** Calls of the missions page and of free spins. An API may leave them out; the operator enables them. */
export interface MissionsApi {
  missions(locale: Locale, options?: CallOptions): Promise<MissionBoard>;
  /**
   * Collects the reward of a mission. Codes 2501 to 2503 are refusals. After an `unsettled` error it may have been given:
   * retry with the same key.
   */
  collect(id: string, locale: Locale, options: MoneyCallOptions): Promise<Mission>;
  /** Checks in for today. Codes 2504 and 2505 are refusals; `unsettled` errors as with `collect`. */
  checkIn(locale: Locale, options: MoneyCallOptions): Promise<CheckIn>;
  /** Free spins that are left, the first to end first. */
  freeSpins(locale: Locale, options?: CallOptions): Promise<readonly FreeSpins[]>;
}

/** Adds the mission calls to a client (`createMemberApi(…).client`). */
export function createMissionsApi({ call, onDropped, languageOf }: ApiClient): MissionsApi {
  const kept = <Item>(entity: string, { items, dropped }: ReadList<Item>): readonly Item[] => {
    if (dropped > 0) onDropped(entity, dropped);
    return items;
  };

  return {
    async missions(locale, options) {
      const board = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/mission/list', {
              ...init,
              params: { query: { lang: languageOf(locale) } },
            }),
          reads: missionsReply,
          quiet: true,
        },
        options,
      );
      return {
        isProtected: board.protected,
        checkIn: board.checkin,
        missions: kept('mission', board.list),
      };
    },

    collect: (id, locale, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/mission/collect', {
              ...init,
              params: { header: { 'Idempotency-Key': options.idempotencyKey } },
              body: { id, lang: languageOf(locale) },
            }),
          reads: collectReply,
          area: 'mission',
        },
        options,
      ),

    checkIn: (locale, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/mission/checkin', {
              ...init,
              params: { header: { 'Idempotency-Key': options.idempotencyKey } },
              body: { lang: languageOf(locale) },
            }),
          reads: checkInReply,
          area: 'mission',
        },
        options,
      ),

    async freeSpins(locale, options) {
      const { list } = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/freespin/list', {
              ...init,
              params: { query: { lang: languageOf(locale) } },
            }),
          reads: freeSpinsReply,
          quiet: true,
        },
        options,
      );
      return kept('free spins', list);
    },
  };
}
