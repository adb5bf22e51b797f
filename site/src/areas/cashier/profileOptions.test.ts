// @vitest-environment jsdom
import type { AccountApi } from '@brand/api/account';
import type { Locale, Profile } from '@brand/domain';
import { QueryObserver, focusManager } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { certainClock } from '../../platform/clock/certainClock.ts';
import { createQueryClient } from '../../platform/query/queryClient.ts';
import { profileOptions } from '../../member/cashier/cashierQueries.ts';

const START = Date.UTC(2026, 0, 15, 2, 30);

let now = START;
beforeEach(() => {
  now = START;
});

/** A member page whose profile contains the time when it was read. */
function memberPage() {
  const profile = vi.fn<AccountApi['profile']>(async () => ({ readAt: now }) as unknown as Profile);
  const account = async () => ({ profile }) as unknown as AccountApi;
  const services = { account, clock: certainClock(() => now) };
  const queries = createQueryClient();
  queries.mount();
  const settle = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  };
  return {
    profile,
    queries,
    settle,
    /** Opens a page that shows the profile. */
    async open(locale: Locale = 'th') {
      const observer = new QueryObserver(queries, profileOptions(services, locale));
      const close = observer.subscribe(() => {});
      await settle();
      return { close, shown: () => observer.getCurrentResult().data };
    },
  };
}

describe('profile query', () => {
  it('reads once in 30 seconds, however often its page is opened', async () => {
    const { open, profile } = memberPage();
    for (const at of [0, 1, 15_000, 29_999]) {
      now = START + at;
      const { close, shown } = await open();
      expect(shown()).toEqual({ readAt: START });
      close();
    }
    expect(profile).toHaveBeenCalledTimes(1);
    now = START + 30_000;
    const { shown } = await open();
    expect(profile).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual({ readAt: START + 30_000 });
  });

  it('is not read again by a focus before its time', async () => {
    const { open, profile, settle } = memberPage();
    await open();
    for (const at of [1_000, 29_000]) {
      now = START + at;
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await settle();
    }
    expect(profile).toHaveBeenCalledTimes(1);
    now = START + 31_000;
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settle();
    expect(profile).toHaveBeenCalledTimes(2);
    focusManager.setFocused(undefined);
  });

  it('is read once for each language, however often the language is switched', async () => {
    const { open, profile } = memberPage();
    for (const locale of ['th', 'en', 'th', 'en', 'th'] as const) (await open(locale)).close();
    expect(profile.mock.calls.map(([options]) => options?.locale)).toEqual(['th', 'en']);
  });

  it('is read immediately when it is missing: after a failure, and for the next member', async () => {
    const { open, profile, queries } = memberPage();
    profile.mockRejectedValueOnce(new Error('down'));
    (await open()).close();
    (await open()).close();
    expect(profile).toHaveBeenCalledTimes(2);
    queries.clear();
    await open();
    expect(profile).toHaveBeenCalledTimes(3);
  });

  it('does not wait longer after a clock correction', async () => {
    const { open, profile } = memberPage();
    (await open()).close();
    now = START - 86_400_000;
    (await open()).close();
    expect(profile).toHaveBeenCalledTimes(2);
  });
});
