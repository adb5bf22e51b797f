import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePlace } from '../../routing/navigation.ts';

/** Ids of promotions and events that the API accepts. */
const ID = /^[\w-]{1,64}$/;

/**
 * The offer in the address, `?id=`; null for the whole list. An offer that is opened from the list starts at its top, for
 * the keyboard too. Back restores the position in the list.
 */
export function useOfferInAddress(): string | null {
  const { search } = usePlace();
  const asked = new URLSearchParams(search).get('id');
  const id = asked === null || ID.test(asked) ? asked : '-';

  // Back and forward restore their scroll position automatically.
  const moved = useRef(false);
  useEffect(() => {
    const onMove = () => (moved.current = true);
    addEventListener('popstate', onMove, true);
    return () => removeEventListener('popstate', onMove, true);
  }, []);
  const shown = useRef(id);
  useLayoutEffect(() => {
    const isNew = shown.current !== id && id !== null && !moved.current;
    shown.current = id;
    moved.current = false;
    if (!isNew) return;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [id]);
  return id;
}

/** The address of one offer on its page, without language. */
export function offerPath(page: '/promotion' | '/event', id: string): string {
  return `${page}?id=${encodeURIComponent(id)}`;
}
