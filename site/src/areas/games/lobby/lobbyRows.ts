import type { Game, GameCategory } from '@brand/domain';
import type { Operator } from '@brand/operator';
import type { GameRailProps } from '@brand/ui';
import type { LobbyList } from './LobbyRail.tsx';

/** A row of the home page below its first screen. */
export type LobbyRow =
  | { readonly kind: 'list'; readonly id: LobbyList; readonly size?: GameRailProps['size'] }
  | { readonly kind: 'own' }
  /** The games of one provider. The number is its rank among those with the most popular games. */
  | { readonly kind: 'provider'; readonly place: number };

/** Number of providers that always have a row. Further ones replace lists that would be shown twice. */
const PROVIDER_ROWS = 3;
/** For a row that has nothing to show to this member. The two after {@link PROVIDER_ROWS} may replace lists above. */
export const SPARE_PROVIDER: LobbyRow = { kind: 'provider', place: PROVIDER_ROWS + 2 };
/** Number of game types with large cards. The further types have small cards. */
const LARGE_KINDS = 2;

/**
 * The rows in order of interest: own games, new games, then types and providers in turn. A visitor sees new games
 * on the first screen.
 *
 * @param above lists above that replace a member's empty ones; a provider row of the same height takes their place here,
 *   so that nothing moves, whichever loads first
 */
export function lobbyRows(
  { menus: { games: kinds }, features }: Pick<Operator, 'menus' | 'features'>,
  isMember: boolean,
  above: readonly (LobbyList | null)[],
): readonly LobbyRow[] {
  const rows: LobbyRow[] = [];
  if (isMember && features.favourites) rows.push({ kind: 'own' });
  if (isMember) rows.push({ kind: 'list', id: 'new', size: 'lg' });
  rows.push({ kind: 'list', id: 'freespin' });
  kinds.forEach((id, index) => {
    rows.push({ kind: 'list', id, ...(index >= LARGE_KINDS && { size: 'sm' }) });
    if (index < PROVIDER_ROWS) rows.push({ kind: 'provider', place: index });
  });
  return rows.map((row) => {
    const at = row.kind === 'list' ? above.indexOf(row.id) : -1;
    return at < 0 ? row : { kind: 'provider', place: PROVIDER_ROWS + at };
  });
}

/** The open providers, those with the most of these games first. With equal numbers they keep their order. */
export function foremostProviders(
  providers: readonly GameCategory[],
  games: readonly Game[],
): readonly GameCategory[] {
  const count = ({ code }: GameCategory) =>
    games.filter(({ provider }) => provider.id === code).length;
  return providers.filter(({ enabled }) => enabled).sort((a, b) => count(b) - count(a));
}
