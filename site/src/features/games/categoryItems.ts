import { GAME_TYPES } from '@brand/domain';
import type { NavItem } from '@brand/ui';

/** Links to the kinds of games; `current` is the id of the list that is shown. */
export function categoryItems(href: (path: string) => string, current: string | null): NavItem[] {
  return GAME_TYPES.map((type) => ({
    name: type,
    href: href(`/list/${type}`),
    current: type === current,
  }));
}
