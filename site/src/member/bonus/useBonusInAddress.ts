import { useEffect } from 'react';
import { usePlace } from '../../routing/navigation.ts';
import { wantedBonus } from './wantedBonus.ts';

const NAME = 'bonus';

/** The address of a cashier at which a bonus is chosen already. */
export function withBonus(cashier: string, id: string): string {
  return `${cashier}${cashier.includes('?') ? '&' : '?'}${NAME}=${encodeURIComponent(id)}`;
}

/** Whoever comes from a promotion has its bonus chosen; the address says it once, so that a reload keeps what is chosen then. */
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
