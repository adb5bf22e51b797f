import { createMemberApi } from '@brand/api';
import type { Session } from '@brand/domain';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../../member/services.ts';
import { TestSite } from '../../member/testing/testSite.tsx';
import { member } from '../../member/testing/testPage.tsx';
import { cardMarks } from './cardMarks.ts';
import { useClosedProviders } from './useClosedProviders.ts';

const KITE = { type: 'slot', provider: { id: 'kite', name: 'Kite', image: null } } as const;

afterEach(() => {
  cleanup();
  cardMarks.setClosed([]);
  vi.unstubAllGlobals();
});

/** Cards on a page, for a visitor or a member, while the provider is open or closed. */
function stand(session: Session | null, launching: boolean) {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      code: 0,
      result: [{ _id: 'c1', type: 'slot', category: 'kite', nameEn: 'Kite', launching }],
    }),
  );
  const store = { read: () => session, write: () => {}, subscribe: () => () => {} };
  const api = createMemberApi({
    baseUrl: 'https://api.example',
    session: store,
    onServerDate: () => {},
  });
  const services = { api, session: store, queries: new QueryClient() } as unknown as Services;
  return renderHook(() => useClosedProviders(), {
    wrapper: ({ children }) => (
      <TestSite services={services} words={[]}>
        {children}
      </TestSite>
    ),
  });
}

it('closes the cards of a visitor, and opens them for a member who arrives when the provider is open again', async () => {
  stand(null, false);
  await waitFor(() => expect(cardMarks.isClosed(KITE)).toBe(true));
  cleanup();
  stand(member('m1', 'demo'), true);
  await waitFor(() => expect(cardMarks.isClosed(KITE)).toBe(false));
});
