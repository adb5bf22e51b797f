import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  MINUTE,
  NOW,
  aroundNotices,
  goTo,
  later,
  lookAgain,
  openDialog,
  openPage,
  press,
  settled,
  shows,
  tell,
  told,
  wireNotice,
} from './testing/testNotices.tsx';

const HOUR = 60 * MINUTE;

aroundNotices();

describe('ten-minute cache', () => {
  it('requests once, again on focus after that time, and never in a hidden tab', async () => {
    const page = openPage();
    await settled();
    const counts = () => ['graphql', 'announcement', 'check-is-upgrade'].map(page.count);
    expect(counts()).toEqual([1, 1, 1]);
    await later(9 * MINUTE);
    await goTo('/en/vip');
    expect(counts()).toEqual([1, 1, 1]);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await later(HOUR);
    expect(counts()).toEqual([1, 1, 1]);
    hidden.mockRestore();
    await lookAgain();
    expect(counts()).toEqual([2, 2, 2]);
  });

  it('requests again on navigation to another page', async () => {
    const page = openPage();
    await settled();
    tell(wireNotice('new'));
    vi.setSystemTime(NOW + 11 * MINUTE);
    expect(page.count('graphql')).toBe(1);
    await goTo('/en/vip');
    await shows('Notice new');
    expect(page.count('graphql')).toBe(2);
  });
});

describe('upgrade of a member', () => {
  const FORCED = wireNotice('vip', { forceUpgate: true });
  const updates = (page: { count(name: string): number }) => page.count('update-is-upgrade');

  it('runs once when its notice is shown', async () => {
    told.upgradeDue = 1;
    tell(FORCED);
    const page = openPage({ path: '/en/login' });
    await settled();
    expect([page.count('check-is-upgrade'), updates(page)]).toEqual([1, 0]);
    await goTo('/en');
    await shows('Notice vip');
    await waitFor(() => expect(updates(page)).toBe(1));
    told.upgradeDue = 0;
    await press('Close');
    await later(2 * HOUR);
    await shows('Notice vip');
    expect(updates(page)).toBe(1);
  });

  it('waits for its one-time notice while it is unknown whether that was read', async () => {
    told.upgradeDue = 1;
    tell(wireNotice('a'), wireNotice('vip', { forceUpgate: true, showOne: true }));
    const page = openPage();
    await shows('Notice a');
    await settled();
    expect(updates(page)).toBe(0);
    await press('Next');
    await shows('Notice vip');
    await waitFor(() => expect(updates(page)).toBe(1));
  });

  it('is requested again for a notice that arrived later', async () => {
    const page = openPage();
    await settled();
    told.upgradeDue = 1;
    tell(FORCED);
    await goTo('/');
    await shows('Notice vip');
    await waitFor(() => expect(updates(page)).toBe(1));
    expect(page.count('check-is-upgrade')).toBe(2);
  });

  it('runs immediately when the operator requests it and no notice is pending', async () => {
    told.upgradeDue = 1;
    const page = openPage();
    await waitFor(() => expect(updates(page)).toBe(1));
    await later(5 * MINUTE);
    expect(updates(page)).toBe(1);
    expect(openDialog()).toBeNull();
  });

  it('is silent when it fails, and is retried only at the next check', async () => {
    told.upgradeDue = 1;
    told.down = ['update-is-upgrade'];
    const page = openPage();
    await waitFor(() => expect(updates(page)).toBe(1));
    await later(5 * MINUTE);
    expect(updates(page)).toBe(1);
    told.down = [];
    await later(6 * MINUTE);
    await waitFor(() => expect(updates(page)).toBe(2));
    expect(openDialog()).toBeNull();
  });

  it('is not due when the check fails: the flag is 0', async () => {
    told.upgradeDue = 1;
    told.down = ['check-is-upgrade'];
    tell(FORCED);
    const page = openPage();
    await shows('Notice vip');
    await settled();
    expect(updates(page)).toBe(0);
  });
});
