import { useEffect } from 'react';
import { usePlace } from '../../routing/navigation.ts';
import { wantedBonus } from './wantedBonus.ts';

const NAME = 'bonus';

/** The address of a cashier with a selected bonus. */
export function withBonus(cashier: string, id: string): string {
  return `${cashier}${cashier.includes('?') ? '&' : '?'}${NAME}=${encodeURIComponent(id)}`;
}

/**
 * Selects the bonus of a promotion link. The parameter is then removed from the address, so that a reload keeps a later
 * selection.
 */
export function useBonusInAddress(): void {
  const place = usePlace();
  useEffect(() => {
    const params = new URLSearchParams(place.search);
    const id = params.get(NAME);
    if (id === null) return;
    wantedBonus.choose(id);
    params.delete(NAME);
    place.go(params.size > 0 ? `${place.pathname}?${params}` : place.pathname, { replace: true });
  }, [place]);
}
