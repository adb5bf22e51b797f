import { createCommunityApi } from '@brand/api/community';
import {
  type BonusOffer,
  type DepositLimit,
  type Game,
  type Tournament,
  tournamentStateAt,
} from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allBonusesOptions } from '../../../../member/bonus/bonusQueries.ts';
import { useOffersNow } from '../../../../member/bonus/useOffersNow.ts';
import { limitsOptions } from '../../../../member/limits/limitsQuery.ts';
import { useServices, useSession } from '../../../../member/services.ts';
import { tournamentsOptions } from '../../../../member/tournaments/tournamentQueries.ts';
import { rhythm } from '../../../../platform/clock/rhythm.ts';
import { usePlace } from '../../../../routing/navigation.ts';
import { ownGamesOptions } from '../../favourites/ownGamesQuery.ts';
import { isRanked } from '../../isRanked.ts';
import { useClosedProviders } from '../../useClosedProviders.ts';
import { gameToContinue, hasOwnLimit, usableOffer } from './choices.ts';

/** How often the rank of a member who takes part is read while the page is visible. */
const RANK_MS = rhythm(300_000);

/** What is on now for the member. Null is nothing. */
export interface OnNow {
  /** Whether something of it is not known yet. */
  readonly isPending: boolean;
  readonly game: Game | null;
  /** With the member's ranks. Undefined for none. */
  readonly tournaments: readonly Tournament[] | undefined;
  readonly offer: BonusOffer | null;
  /** The own limits, if there is one. */
  readonly limits: readonly DepositLimit[] | null;
  /** Whether it is certain that the member has no own limit. Only then anything may invite. */
  readonly isFree: boolean;
}

/** Reads what is on now for the member. A part whose feature is off is not requested; one that fails is left out. */
export function useOnNow(): OnNow {
  const services = useServices();
  const { api, operator, clock } = services;
  const { locale } = usePlace();
  const userId = useSession()?.userId ?? null;
  const { favourites, tournament, promotions } = operator.features;
  const community = useMemo(() => createCommunityApi(api.client), [api]);

  const played = useQuery({
    ...ownGamesOptions(services, 'recent', userId),
    enabled: favourites && userId !== null,
  });
  const providers = useClosedProviders(favourites);
  const contest = useQuery({
    ...tournamentsOptions(community, { locale, userId }),
    enabled: tournament,
    refetchInterval: ({ state }) => (hasRankNow(state.data, clock.now()) ? RANK_MS : false),
  });
  const bonuses = useQuery({ ...allBonusesOptions(api, locale), enabled: promotions });
  const offers = useOffersNow(bonuses.data?.offers ?? []);
  const asked = operator.protection.depositLimits;
  const own = useQuery({ ...limitsOptions(services), enabled: asked });

  const isLimited = own.data !== undefined && hasOwnLimit(own.data.limits);
  const isFree = !isLimited && (!asked || own.data !== undefined);
  return {
    isPending: [played, providers, contest, bonuses, own].some(({ isLoading }) => isLoading),
    game: played.data ? gameToContinue(played.data.games, providers.data) : null,
    tournaments: isLimited ? undefined : contest.data,
    offer: isFree ? usableOffer(offers) : null,
    limits: isLimited ? own.data.limits : null,
    isFree,
  };
}

function hasRankNow(tournaments: readonly Tournament[] | undefined, now: number): boolean {
  return (
    tournaments?.some((each) => isRanked(each) && tournamentStateAt(each, now) === 'active') ??
    false
  );
}
