import type {
  GameType,
  HelpTopic,
  Locale,
  Tournament,
  TournamentDetail,
  VipProgramme,
} from '@brand/domain';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { type HelpCentre, helpReply } from './fromWire/help.ts';
import { tournamentDetailReply, tournamentsReply } from './fromWire/tournament.ts';
import { vipReply } from './fromWire/vip.ts';

export type { HelpCentre } from './fromWire/help.ts';

/** Tournament query. */
export interface TournamentsQuery {
  readonly locale: Locale;
  /** Only tournaments for games of this type; `slot` for `/slot-tournament`. */
  readonly type?: GameType;
}

/** The tournament, and the number of ranking rows. */
export interface TournamentQuery {
  readonly id: string;
  readonly locale: Locale;
  /** Rows of the ranking, 1 to 100. @default 20 */
  readonly limit?: number;
  /** Rows to skip. Only for a tournament that had `skipped` before. @default 0 */
  readonly skip?: number;
}

/** Query of help articles. */
export interface HelpQuery {
  readonly locale: Locale;
  /** Only articles of this topic. */
  readonly topic?: HelpTopic;
}

/** Calls of the tournament, VIP and help pages. They are public; members also get their own position. */
export interface CommunityApi {
  /** Running ones first, then upcoming, then ended. */
  tournaments(query: TournamentsQuery, options?: CallOptions): Promise<readonly Tournament[]>;
  /** Rejects with HTTP status 404 if the tournament does not exist. */
  tournament(query: TournamentQuery, options?: CallOptions): Promise<TournamentDetail>;
  vip(locale: Locale, options?: CallOptions): Promise<VipProgramme>;
  help(query: HelpQuery, options?: CallOptions): Promise<HelpCentre>;
}

/** Adds the community calls to a client (`createMemberApi(…).client`). */
export function createCommunityApi({ call, onDropped, languageOf }: ApiClient): CommunityApi {
  const count = (entity: string, dropped: number) => {
    if (dropped > 0) onDropped(entity, dropped);
  };

  return {
    async tournaments({ locale, type }, options) {
      const { items, dropped } = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/tournament/list', {
              ...init,
              params: { query: { lang: languageOf(locale), ...(type && { type }) } },
            }),
          reads: tournamentsReply,
          isPublic: true,
        },
        options,
      );
      count('tournament', dropped);
      return items;
    },

    async tournament({ id, locale, limit, skip }, options) {
      const { tournament, dropped } = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/tournament/detail', {
              ...init,
              params: {
                query: {
                  id,
                  lang: languageOf(locale),
                  ...(limit !== undefined && { limit }),
                  ...(skip && { skip }),
                },
              },
            }),
          reads: tournamentDetailReply,
          isPublic: true,
        },
        options,
      );
      count('part of a tournament', dropped);
      return tournament;
    },

    async vip(locale, options) {
      const { programme, dropped } = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/vip/levels', {
              ...init,
              params: { query: { lang: languageOf(locale) } },
            }),
          reads: vipReply,
          isPublic: true,
        },
        options,
      );
      count('VIP level', dropped);
      return programme;
    },

    async help({ locale, topic }, options) {
      const { centre, dropped } = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/help/articles', {
              ...init,
              params: { query: { lang: languageOf(locale), ...(topic && { topic }) } },
            }),
          reads: helpReply,
          isPublic: true,
        },
        options,
      );
      count('help article', dropped);
      return centre;
    },
  };
}
