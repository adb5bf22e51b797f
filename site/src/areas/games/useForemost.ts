import { type ForemostTournament, type Tournament, foremostTournament } from '@brand/domain';
import { useNowAt } from '@brand/ui';

const NONE: readonly Tournament[] = [];

/**
 * The tournament to show, see `foremostTournament`. It changes in the moment in which one starts or ends, as everywhere on
 * the page.
 */
export function useForemost(
  tournaments: readonly Tournament[] = NONE,
): ForemostTournament<Tournament> | null {
  const now = useNowAt(...tournaments.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  return foremostTournament(tournaments, now);
}
