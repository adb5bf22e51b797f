import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { tournamentPath } from '../../../member/tournaments/tournamentHref.ts';

/** Address of a tournament, and the click that opens it in the page of the list. */
export function useTournamentLink() {
  const { href, pathname, go } = usePlace();
  return (id: string) => ({
    href: href(tournamentPath(pathname, id)),
    onClick(event: MouseEvent) {
      if (event.defaultPrevented || !isPlainClick(event) || !isOnLink(event)) return;
      event.preventDefault();
      go(tournamentPath(pathname, id));
      // Opens in the page of the list at any scroll position. Back restores that position.
      scrollTo(0, 0);
    },
  });
}

/** A press beside the links of a scene opens nothing. */
function isOnLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
