import type { Game, GameCategory } from '@brand/domain';
import type { Operator } from '@brand/operator';
import type { GameRailProps } from '@brand/ui';
import type { LobbyList } from './LobbyRail.tsx';

/** A row of home below its first screen. */
export type LobbyRow =
  | { readonly kind: 'list'; readonly id: LobbyList; readonly size?: GameRailProps['size'] }
  | { readonly kind: 'own' }
  | { readonly kind: 'wins' }
  /** The games of one maker; the number is its place among those with the most popular games. */
  | { readonly kind: 'provider'; readonly place: number };

/** Makers that have a row of their own anyway; further ones stand in for lists that are not shown twice. */
const PROVIDER_ROWS = 3;
/** Kinds of games whose cards are as large as others; those of the further kinds are small. */
const LARGE_KINDS = 2;

/**
 * The rows in the order in which a player looks for something: what is theirs, what is new, what others won, then kinds and
 * makers by turns. What is new stands on a visitor's first screen.
 *
 * @param above lists that stand farther up already, in the place of a member's empty ones, each with a place of its own; a row
 * as high as theirs takes their place, so that nothing moves when it turns out, whichever does first
 */
export function lobbyRows(
  { menus: { games: kinds }, features }: Pick<Operator, 'menus' | 'features'>,
  isMember: boolean,
  above: readonly (LobbyList | null)[],
): readonly LobbyRow[] {
  const rows: LobbyRow[] = [];
  if (isMember && features.favourites) rows.push({ kind: 'own' });
  if (isMember) rows.push({ kind: 'list', id: 'new', size: 'lg' });
  rows.push({ kind: 'list', id: 'freespin' }, { kind: 'wins' });
  kinds.forEach((id, index) => {
    rows.push({ kind: 'list', id, ...(index >= LARGE_KINDS && { size: 'sm' }) });
    if (index < PROVIDER_ROWS) rows.push({ kind: 'provider', place: index });
  });
  return rows.map((row) => {
    const at = row.kind === 'list' ? above.indexOf(row.id) : -1;
    return at < 0 ? row : { kind: 'provider', place: PROVIDER_ROWS + at };
  });
}

/** The open makers, those with the most of these games first; those with as many stay in their own order. */
export function foremostProviders(
  providers: readonly GameCategory[],
  games: readonly Game[],
): readonly GameCategory[] {
  const count = ({ code }: GameCategory) =>
    games.filter(({ provider }) => provider.id === code).length;
  return providers.filter(({ enabled }) => enabled).sort((a, b) => count(b) - count(a));
}
