import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../../routing/address.ts';
import { entryState } from '../../routing/entryState.ts';
import type { CashierTab } from '../../routing/searchFlags.ts';
import { useTabSteps } from './useTabSteps.ts';

/** A page on a phone. Every tab that opens replaces the address. */
function renderTabs() {
  return renderHook(() => {
    const [shown, show] = useState<CashierTab>('deposit-tab');
    return useTabSteps(shown, true, (tab) => {
      navigate(tab === 'withdraw-tab' ? '/withdraw' : '/deposit', { replace: true });
      show(tab);
    });
  }).result;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  navigate('/');
  navigate('/deposit');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('switching the cashier tab', () => {
  it('keeps the history position of the page, also while a sheet removes its entry', async () => {
    const tabs = renderTabs();
    const deposit = tabs.current.counters['deposit-tab'];
    act(() => deposit.view({ step: 1, back: () => {} }));
    act(() => deposit.sheet(() => {}));
    expect(entryState().step).toBe(2);
    // A choice in the sheet closes it. Its history entry is still being removed when the tab is pressed.
    act(() => deposit.sheet(null));
    act(() => tabs.current.choose('withdraw-tab'));
    // The browser moves through the history asynchronously.
    await waitFor(() => expect(location.pathname).toBe('/withdraw'));
    expect(entryState().step ?? 0).toBe(0);
    act(() => history.back());
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});
