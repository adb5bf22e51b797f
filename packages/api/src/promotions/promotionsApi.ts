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

/** Bonus query; all bonuses if it is empty. */
export interface BonusQuery {
  /** Only bonuses of a deposit through this channel. */
  readonly channel?: string | undefined;
}

/** Available and own bonuses of the member. */
export interface Bonuses {
  readonly offers: readonly BonusOffer[];
  /** Newest first. */
  readonly mine: readonly MemberBonus[];
}

/** Calls of the promotion, bonus and event pages and of the floating promotion box. */
export interface PromotionsApi {
  /** Running and upcoming promotions; with a session, `claimed` is set. */
  promotions(locale: Locale, options?: CallOptions): Promise<readonly Promotion[]>;
  /** One promotion, also if it has ended; null if the id does not exist. */
  promotion(id: string, locale: Locale, options?: CallOptions): Promise<Promotion | null>;
  /**
   * The running promotions of the visitor or member. A visitor sends the `visitor` id of the last reply, because the
   * deadline belongs to it. Merge the reply with `reconcilePromotion` before storing it.
   */
  running(visitor?: string | null, options?: CallOptions): Promise<RunningPromotions>;
  /** For members only. */
  bonuses(locale: Locale, query?: BonusQuery, options?: CallOptions): Promise<Bonuses>;
  /**
   * Claims a bonus. Codes 2101 to 2107 are refusals. After an `unsettled` error it may have been given: retry with the
   * same key.
   */
  claim(id: string, locale: Locale, options: MoneyCallOptions): Promise<MemberBonus>;
  /** Events, including ended ones. */
  events(locale: Locale, options?: CallOptions): Promise<readonly PromotionEvent[]>;
}

/** Adds the promotion calls to a client (`createMemberApi(…).client`). */
export function createPromotionsApi({ call, onDropped, languageOf }: ApiClient): PromotionsApi {
  const kept = <Item>(entity: string, { items, dropped }: ReadList<Item>): readonly Item[] => {
    if (dropped > 0) onDropped(entity, dropped);
    return items;
  };

  async function list(locale: Locale, id: string | undefined, options: CallOptions | undefined) {
    const query = { placement: 'promotion' as const, lang: languageOf(locale), ...(id && { id }) };
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
              params: { query: { lang: languageOf(locale), ...(channel && { channel }) } },
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
              body: { id, lang: languageOf(locale) },
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
              params: { query: { lang: languageOf(locale) } },
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
