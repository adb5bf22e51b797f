import type {
  BonusOffer,
  Locale,
  MemberBonus,
  Promotion,
  PromotionEvent,
  RunningPromotions,
} from '@brand/domain';
import type { ApiClient, CallOptions, MoneyCallOptions } from '../client/client.ts';
import { bonusesReply, claimReply } from './fromWire/bonus.ts';
import type { ReadList } from '../client/fromWire/list.ts';
import { promotionsReply } from './fromWire/promotion.ts';
import { eventsReply } from './fromWire/promotionEvent.ts';
import { runningPromotionsReply } from './fromWire/runningPromotion.ts';

/** Which bonuses; all of them where it is empty. */
export interface BonusQuery {
  /** Only bonuses that a deposit through this channel brings. */
  readonly channel?: string | undefined;
}

/** What a member could have and what the member has. */
export interface Bonuses {
  readonly offers: readonly BonusOffer[];
  /** Newest first. */
  readonly mine: readonly MemberBonus[];
}

/** Calls of the promotion, bonus and event pages and of the floating promotion box. */
export interface PromotionsApi {
  /** Promotions that run or will; a session adds `claimed`. */
  promotions(locale: Locale, options?: CallOptions): Promise<readonly Promotion[]>;
  /** One promotion, also when it is over; null where there is none of that id. */
  promotion(id: string, locale: Locale, options?: CallOptions): Promise<Promotion | null>;
  /**
   * What runs for whoever asks. A visitor sends the `visitor` that the last call gave, where there was one: the deadline
   * belongs to it. Keep what comes with `reconcilePromotion`.
   */
  running(visitor?: string | null, options?: CallOptions): Promise<RunningPromotions>;
  /** Members only. */
  bonuses(locale: Locale, query?: BonusQuery, options?: CallOptions): Promise<Bonuses>;
  /**
   * Claims a bonus. Codes 2101 to 2107 are refusals. An error that is `unsettled` may have given it: ask again with the same
   * key.
   */
  claim(id: string, locale: Locale, options: MoneyCallOptions): Promise<MemberBonus>;
  /** Events, those that are over included. */
  events(locale: Locale, options?: CallOptions): Promise<readonly PromotionEvent[]>;
}

/** Adds the promotion calls to a client (`createMemberApi(…).client`). */
export function createPromotionsApi({ call, onDropped }: ApiClient): PromotionsApi {
  const kept = <Item>(entity: string, { items, dropped }: ReadList<Item>): readonly Item[] => {
    if (dropped > 0) onDropped(entity, dropped);
    return items;
  };

  async function list(locale: Locale, id: string | undefined, options: CallOptions | undefined) {
    const query = { placement: 'promotion' as const, lang: locale, ...(id && { id }) };
    const read = await call(
      {
        send: (wire, init) => wire.GET('/api/promotion/list', { ...init, params: { query } }),
        reads: promotionsReply,
        quiet: true,
        isPublic: true,
      },
      options,
    );
    return kept('promotion', read);
  }

  return {
    promotions: (locale, options) => list(locale, undefined, options),

    async promotion(id, locale, options) {
      const found = await list(locale, id, options);
      return found.find((promotion) => promotion.id === id) ?? null;
    },

    running: (visitor, options) =>
      call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/getPromotion', {
              ...init,
              params: { query: visitor ? { visitor } : {} },
            }),
          reads: runningPromotionsReply,
          isPublic: true,
        },
        options,
      ),

    async bonuses(locale, { channel } = {}, options) {
      const { list: offers, mine } = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/bonus/list', {
              ...init,
              params: { query: { lang: locale, ...(channel && { channel }) } },
            }),
          reads: bonusesReply,
        },
        options,
      );
      return { offers: kept('bonus offer', offers), mine: kept('bonus', mine) };
    },

    claim: (id, locale, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/bonus/claim', {
              ...init,
              params: { header: { 'Idempotency-Key': options.idempotencyKey } },
              body: { id, lang: locale },
            }),
          reads: claimReply,
          area: 'bonus',
        },
        options,
      ),

    async events(locale, options) {
      const read = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/event/list', {
              ...init,
              params: { query: { lang: locale } },
            }),
          reads: eventsReply,
          isPublic: true,
        },
        options,
      );
      return kept('event', read.list);
    },
  };
}
