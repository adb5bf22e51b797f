import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ANNOUNCEMENT,
  MINUTE,
  NOW,
  aroundNotices,
  alertRecord,
  goTo,
  later,
  member,
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

describe('automatic dialogs', () => {
  it('show the announcement, then one notice after the other, then nothing', async () => {
    told.announcement = ANNOUNCEMENT;
    tell(wireNotice('a'), wireNotice('b'), wireNotice('c', { alert: false }));
    const page = openPage();
    await shows('Service hours');
    expect(await screen.findByText('1 of 3')).toBeTruthy();
    const dialog = screen.getByRole('dialog');
    await press('Next');
    await shows('Notice a');
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(screen.getByText('2 of 3')).toBeTruthy();
    await press('Next');
    await shows('Notice b');
    expect(screen.getByText('3 of 3')).toBeTruthy();
    await press('Close');
    await shows(null);
    expect(alertRecord()).toMatchObject({
      results: ['a', 'b'],
      user_id: 'm_1',
      expired: NOW + 2 * HOUR,
    });
    const read = page.calls.filter(({ name }) => name === 'read').map(({ body }) => body);
    expect(read).toEqual([{ ids: ['a'] }, { ids: ['b'] }]);
  });

  it('are closed all at once, and stay unread', async () => {
    told.announcement = ANNOUNCEMENT;
    tell(wireNotice('a'), wireNotice('b'));
    const page = openPage();
    await shows('Service hours');
    await press('Close all');
    await shows(null);
    expect(page.calls.filter(({ name }) => name === 'read')).toEqual([]);
    openPage();
    await settled();
    expect(openDialog()).toBeNull();
    await later(2 * HOUR);
    await shows('Service hours');
  });

  it('show a visitor only the announcement, once in two hours', async () => {
    told.announcement = ANNOUNCEMENT;
    tell(wireNotice('a'));
    const page = openPage({ session: null });
    await shows('Service hours');
    await press('Close');
    await shows(null);
    expect(page.count('graphql')).toBe(0);
    openPage({ session: null });
    await settled();
    expect(openDialog()).toBeNull();
    await later(2 * HOUR);
    await shows('Service hours');
    await press('Close');
    told.announcement = { ...ANNOUNCEMENT, id: 'a_2', title: 'Another one' };
    openPage({ session: null });
    await shows('Another one');
  });

  it('show nothing while the operator has notifications switched off', async () => {
    told.announcement = ANNOUNCEMENT;
    told.enabled = false;
    tell(wireNotice('a'));
    openPage();
    await settled();
    expect(openDialog()).toBeNull();
  });

  it('show the notice also when the announcement is unavailable', async () => {
    told.down = ['announcement'];
    tell(wireNotice('a'));
    openPage();
    await waitFor(() => expect(openDialog()).toBe('Notice a'), { timeout: 3000 });
  });

  it('are selected by the groups of the member, or by the operator’s default', async () => {
    const asked = async (groups: { bankGroup: string | null; groupId: string | null }) => {
      const { calls } = openPage({ session: member('m_1', groups) });
      await settled();
      const body = calls.find(({ name }) => name === 'graphql')?.body;
      return (body as { variables: object }).variables;
    };
    expect(await asked({ bankGroup: 'B', groupId: 'g7' })).toEqual({
      groupID: 'g7',
      groupCustomer: 'B',
      lang: 'en',
    });
    document.cookie = 'auth=; Path=/; Max-Age=0';
    expect(await asked({ bankGroup: null, groupId: null })).toMatchObject({
      groupID: 'g_default',
      groupCustomer: null,
    });
  });

  it('use the language of the page, and stay the same when that changes', async () => {
    tell(wireNotice('a', { titleTh: 'ประกาศ ก' }), wireNotice('b', { titleTh: 'ประกาศ ข' }));
    openPage();
    await shows('Notice a');
    await press('Next');
    await shows('Notice b');
    await goTo('/');
    await shows('ประกาศ ข');
    expect(screen.getByText('2 จาก 2')).toBeTruthy();
  });

  it('keep the first of equal ids, an unknown type, and a title of 300 letters', async () => {
    const title = 'ก'.repeat(300);
    tell(wireNotice('a', { type: 'poll', title }), wireNotice('a', { title: 'again' }));
    openPage();
    await shows(title);
    expect(screen.getByText('Notification')).toBeTruthy();
    await press('Close');
    await shows(null);
  });

  it('disappear when the notice ends while it is shown', async () => {
    tell(wireNotice('a', { expired: (NOW + 5 * MINUTE) / 1000 }), wireNotice('b'));
    openPage();
    await shows('Notice a');
    await later(5 * MINUTE);
    await shows('Notice b');
  });

  it('show a hundred notices one by one, or all of them in the inbox', async () => {
    tell(...Array.from({ length: 100 }, (_, at) => wireNotice(`n_${at}`)));
    openPage();
    await shows('Notice n_0');
    expect(screen.getByText('1 of 100')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'See all' }));
    await shows(null);
    expect(location.pathname).toBe('/en/notices');
    expect(alertRecord()?.results).toHaveLength(100);
  });
});

describe('a closed notice', () => {
  it('returns two hours later, in the open page and after a reload', async () => {
    tell(wireNotice('a'));
    openPage();
    await shows('Notice a');
    await press('Close');
    openPage();
    await later(2 * HOUR - MINUTE);
    expect(openDialog()).toBeNull();
    await later(MINUTE);
    await shows('Notice a');
  });

  it('is closed in another tab too', async () => {
    tell(wireNotice('a'), wireNotice('b'));
    openPage();
    await shows('Notice a');
    const closed = [{ id: 'a', until: Date.now() + HOUR }];
    const otherTab = new BroadcastChannel('notices');
    otherTab.postMessage({ userId: 'm_2', closed });
    await settled();
    expect(openDialog()).toBe('Notice a');
    otherTab.postMessage({ userId: 'm_1', closed });
    await shows('Notice b');
    otherTab.close();
    await press('Close');
    expect(alertRecord()?.results).toHaveLength(2);
  });

  it('is open for another member of the same browser', async () => {
    tell(wireNotice('a'));
    const { services } = openPage();
    await shows('Notice a');
    await press('Close');
    await shows(null);
    await act(async () => services.session.write(member('m_2')));
    await shows('Notice a');
    expect(alertRecord()).toBeNull();
  });

  it('does not return when it is shown once: not later, not after a logout, not on another device', async () => {
    tell(wireNotice('a', { showOne: true }));
    const { services, count } = openPage();
    await shows('Notice a');
    await press('Close');
    await shows(null);
    await later(3 * HOUR);
    expect(openDialog()).toBeNull();
    await act(async () => services.session.write(null));
    await act(async () => services.session.write(member('m_1')));
    await settled();
    expect(openDialog()).toBeNull();
    // This device knows that it was closed. Only an unknown notice is requested.
    expect(count('inbox')).toBe(1);
    localStorage.clear();
    told.read = ['a'];
    openPage();
    await settled();
    expect(openDialog()).toBeNull();
  });

  it('is shown when it cannot be determined whether it was read', async () => {
    tell(wireNotice('a', { showOne: true }));
    told.down = ['inbox'];
    openPage();
    await shows('Notice a');
  });
});
