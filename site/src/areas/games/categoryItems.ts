import type { GameEntry } from '@brand/operator';
import type { NavItem } from '@brand/ui';

/**
 * Links to the game types.
 *
 * @param kinds the operator's types, in the operator's order
 * @param current id of the list that is shown
 */
export function categoryItems(
  kinds: readonly GameEntry[],
  href: (path: string) => string,
  current: string | null,
): NavItem[] {
  return kinds.map((kind) => ({
    name: kind,
    href: href(`/list/${kind}`),
    current: kind === current,
  }));
}
