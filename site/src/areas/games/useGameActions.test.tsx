import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '@brand/domain';
import { testOperator } from '../../../server/testOperator.ts';
import { navigate } from '../../routing/address.ts';
import { type Services, ServicesContext, createServices } from '../../member/services.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useGameActions } from './useGameActions.ts';

const game = { id: 'g 1', nameEn: 'Koi', demo: true } as Game;

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function open(features: Partial<Services['operator']['features']> = {}) {
  const operator = testOperator();
  const services = createServices({
    ...operator,
    features: { ...operator.features, ...features },
  });
  return renderHook(() => useGameActions(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={services.queries}>
        <ServicesContext value={services}>{children}</ServicesContext>
      </QueryClientProvider>
    ),
  });
}

describe('game actions', () => {
  it('are the same object for every card while the language stays, on every page', () => {
    const { result, rerender } = open();
    const first = result.current;
    act(() => navigate('/list/slot?sort=az'));
    rerender();
    expect(result.current).toBe(first);
    act(() => navigate('/en/list/slot'));
    expect(result.current).not.toBe(first);
    expect(result.current.playHref(game)).toBe('/en/game/g%201/koi');
  });

  it('link to its details, to its game page, and to its demo', () => {
    const { playHref, infoHref, demoHref } = open().result.current;
    expect([playHref(game), infoHref?.(game), demoHref?.(game)]).toEqual([
      '/game/g%201/koi',
      '/game/g%201',
      '/game/g%201/koi-demo',
    ]);
    expect(demoHref?.({ ...game, demo: false })).toBeNull();
  });

  it('have no demo and no favourite button when the operator has none', () => {
    const { demoHref, onFavouriteChange } = open({ demo: false, favourites: false }).result.current;
    expect(demoHref?.(game)).toBeNull();
    expect(onFavouriteChange).toBeUndefined();
  });
});
