import { describe, expect, it, vi } from 'vitest';
import { createMemberApi } from '../memberApi.ts';
import { createNoticesApi } from './noticesApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';

const AUTH = 'http://auth.test/auth';
const QUERY = { groupId: 'g1', bankGroup: 'A', locale: 'en' } as const;

function over(body: unknown) {
  const { options, seen } = clientOptions(() => json(body));
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...options, onDropped });
  return { notices: createNoticesApi(client, { authUrl: AUTH }), seen, onDropped };
}

const ITEM = {
  id: 'n_1',
  type: 'bank',
  title: 'แจ้งเปลี่ยนแปลงบัญชีฝาก',
  imageUrl: 'https://cdn.test/banks/scb.svg',
  gameName: null,
  content: '<p onclick="x()">…</p>',
  link: '/deposit',
  showOne: true,
  forceUpgate: true,
  alert: false,
  expired: 1_768_444_800,
};

const NOTICE = {
  id: 'n_1',
  type: 'bank',
  title: 'แจ้งเปลี่ยนแปลงบัญชีฝาก',
  unsafeHtml: '<p onclick="x()">…</p>',
  image: 'https://cdn.test/banks/scb.svg',
  gameName: null,
  link: { to: 'site', path: '/deposit' },
  showOnce: true,
  forcesUpgrade: true,
  opensByItself: false,
  endsAt: 1_768_444_800_000,
};

describe('running notices', () => {
  it('are requested by group and bank group, and mapped field by field', async () => {
    const { notices, seen, onDropped } = over({ data: { getNotifys: [ITEM] } });
    expect(await notices.notices(QUERY)).toEqual([NOTICE]);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/auth/graphql',
      body: { variables: { groupID: 'g1', groupCustomer: 'A', lang: 'en' } },
    });
    expect(onDropped).not.toHaveBeenCalled();
  });

  it('shows a title without the markup of an editor, in one line', async () => {
    const title = '<p><b>ใหม่</b> &amp; แรง</p><p>วันนี้</p>';
    const { notices } = over({ data: { getNotifys: [{ ...ITEM, title }] } });
    expect((await notices.notices(QUERY))[0]?.title).toBe('ใหม่ & แรง วันนี้');
  });

  it('exclude and count malformed notices', async () => {
    const empty = { ...ITEM, title: '', content: null, imageUrl: null };
    const list = [{ ...ITEM, id: null }, empty, null, ITEM];
    const { notices, onDropped } = over({ data: { getNotifys: list } });
    expect(await notices.notices(QUERY)).toHaveLength(1);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('notice', 3);
  });

  it('open automatically and return after closing, unless the API says otherwise', async () => {
    const { notices } = over({ data: { getNotifys: [{ id: 7, type: 'poll', title: 'ถาม' }] } });
    expect(await notices.notices(QUERY)).toEqual([
      {
        id: '7',
        type: 'other',
        title: 'ถาม',
        unsafeHtml: '',
        image: null,
        gameName: null,
        link: null,
        showOnce: false,
        forcesUpgrade: false,
        opensByItself: true,
        endsAt: null,
      },
    ]);
  });

  it.each([
    ['/vip?from=notice', { to: 'site', path: '/vip?from=notice' }],
    ['https://lotus.example/news', { to: 'web', address: 'https://lotus.example/news' }],
    ['http://lotus.example/news', null],
    ['https://user@evil.example', null],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['data:text/html,x', null],
    ['', null],
  ])('map the link %j to %j', async (link, meant) => {
    const { notices } = over({ data: { getNotifys: [{ ...ITEM, link }] } });
    expect((await notices.notices(QUERY))[0]?.link).toEqual(meant);
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '/picture.png'])(
    'ignore the picture %j',
    async (imageUrl) => {
      const { notices } = over({ data: { getNotifys: [{ ...ITEM, imageUrl }] } });
      expect((await notices.notices(QUERY))[0]?.image).toBeNull();
    },
  );
});

describe('single notice', () => {
  it('is loaded by its id', async () => {
    const { notices, seen } = over({ data: { getNotify: ITEM } });
    expect(await notices.notice('n_1', 'th')).toEqual(NOTICE);
    expect(seen[0]?.body).toMatchObject({ variables: { id: 'n_1', lang: 'th' } });
  });

  it('is null if it does not exist', async () => {
    const { notices } = over({ data: { getNotify: null } });
    expect(await notices.notice('n_2', 'th')).toBeNull();
  });
});

describe('inbox', () => {
  const ROW = { ...ITEM, time: 1_768_440_600, read: true };

  it('returns a page with the total counts', async () => {
    const { notices, seen } = over({ code: 0, result: { list: [ROW], total: 9, unread: 4 } });
    expect(await notices.inbox({ skip: 8, limit: 10, locale: 'th' })).toEqual({
      notices: [{ ...NOTICE, publishedAt: 1_768_440_600_000, isRead: true }],
      total: 9,
      unread: 4,
      dropped: 0,
    });
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
      skip: '8',
      limit: '10',
      lang: 'th',
    });
  });

  it('counts its own page if the API returns no counts, and counts malformed rows', async () => {
    const list = [ROW, { ...ROW, read: null }, { ...ROW, time: 'yesterday' }];
    const { notices, onDropped } = over({ code: 0, result: { list } });
    expect(await notices.inbox({ locale: 'th' })).toMatchObject({
      total: 2,
      unread: 1,
      dropped: 1,
    });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('notice', 1);
  });

  it.each([
    [['n_1', 'n_2'], { ids: ['n_1', 'n_2'] }],
    ['all', { all: true }],
  ] as const)('marks %j as read and returns the unread count', async (ids, body) => {
    const { notices, seen } = over({ code: 0, result: { unread: 3 } });
    expect(await notices.markRead(ids)).toBe(3);
    expect(seen[0]).toMatchObject({ path: '/api/v3/member/notify/read', body });
  });
});

describe('announcement', () => {
  const DETAILS = {
    id: 'a_1',
    title: 'ประกาศ',
    content: '<p>…</p>',
    imageUrl: null,
    link: 'https://lotus.example/',
  };

  it('is read with the notification switch', async () => {
    const { notices, onDropped } = over({ code: 0, result: { details: DETAILS, notify: false } });
    expect(await notices.announcement('th')).toEqual({
      announcement: {
        id: 'a_1',
        title: 'ประกาศ',
        unsafeHtml: '<p>…</p>',
        image: null,
        link: { to: 'web', address: 'https://lotus.example/' },
      },
      notificationsEnabled: false,
    });
    expect(onDropped).not.toHaveBeenCalled();
  });

  it.each([{}, { details: null }])('is null, and notifications are on, with %j', async (result) => {
    const { notices, onDropped } = over({ code: 0, result });
    expect(await notices.announcement('th')).toEqual({
      announcement: null,
      notificationsEnabled: true,
    });
    expect(onDropped).not.toHaveBeenCalled();
  });

  it('is excluded and reported if malformed', async () => {
    const { notices, onDropped } = over({ code: 0, result: { details: { id: 'a_1' } } });
    expect((await notices.announcement('th')).announcement).toBeNull();
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('announcement', 1);
  });
});
