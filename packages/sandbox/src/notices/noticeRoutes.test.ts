import { describe, expect, it } from 'vitest';
import { DAY, unixSeconds } from '../clock/units.ts';
import { writeSetting } from '../settings/settings.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { announce, takeDownAnnouncement } from './announcement.ts';
import { INBOX_KEEPS } from './inbox.ts';
import type { NoticeDraft } from './notice.ts';
import { publishNotice, withdrawNotices } from './notices.ts';

const INBOX = '/api/v3/member/notify/inbox';
const READ = '/api/v3/member/notify/read';
const ANNOUNCEMENT = '/api/v3/member/announcement';

const plain: NoticeDraft = {
  type: 'promotion',
  title: { th: 'ทดสอบ', en: 'Test' },
  content: { th: '<p>ทดสอบ</p>', en: '<p>Test</p>' },
};

interface Inbox {
  list: { id: string; title: string; time: number; read: boolean }[];
  total: number;
  unread: number;
}

/** A sandbox with empty inboxes, and demo’s view of it. */
async function quietSandbox() {
  const sandbox = testSandbox();
  withdrawNotices(sandbox.context);
  const demo = await sandbox.member();
  const inbox = async (query = '', as = demo): Promise<Inbox> =>
    (await as.get(`${INBOX}?${query}`)).body.result as unknown as Inbox;
  return { ...sandbox, demo, inbox };
}

describe('the inbox', () => {
  it('has running and past notices of the member, newest first, for 90 days', async () => {
    const { context, clock, inbox, member } = await quietSandbox();
    const past = publishNotice(context, {
      ...plain,
      starts: TEST_START - DAY,
      ends: TEST_START - 1,
    });
    const running = publishNotice(context, plain);
    publishNotice(context, { ...plain, starts: TEST_START + 1000 });
    publishNotice(context, { ...plain, audience: { member: 'm_0002' } });
    publishNotice(context, { ...plain, audience: { groupBank: 'Z' } });
    const { list, total, unread } = await inbox('lang=en');
    expect(list.map(({ id }) => id)).toEqual([running, past]);
    expect(list[0]).toMatchObject({ title: 'Test', time: unixSeconds(TEST_START), read: false });
    expect([total, unread]).toEqual([2, 2]);
    clock.set(TEST_START - DAY + INBOX_KEEPS);
    const later = await inbox('', await member());
    expect(later.list.map(({ id }) => id)).not.toContain(past);
    expect(later.list.map(({ id }) => id)).toContain(running);
  });

  it('of a new member has only running notices', async () => {
    const { context, inbox, member, db } = await quietSandbox();
    db.run("UPDATE members SET joined = ? WHERE id = 'm_0002'", TEST_START - DAY);
    const starts = TEST_START - 2 * DAY;
    publishNotice(context, { ...plain, starts, ends: TEST_START });
    const running = publishNotice(context, { ...plain, starts, ends: TEST_START + DAY });
    const { list, total, unread } = await inbox('', await member('new'));
    expect(list.map(({ id }) => id)).toEqual([running]);
    expect([total, unread]).toEqual([1, 1]);
  });

  it('is paged', async () => {
    const { context, inbox } = await quietSandbox();
    const ids = Array.from({ length: 5 }, () => publishNotice(context, plain)).toReversed();
    expect((await inbox('limit=2')).list.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const last = await inbox('skip=4&limit=2');
    expect(last.list.map(({ id }) => id)).toEqual(ids.slice(4));
    expect(last.total).toBe(5);
  });

  it('marks the given notices as read, once and for this member only', async () => {
    const { context, demo, inbox, member } = await quietSandbox();
    const [first, second] = [publishNotice(context, plain), publishNotice(context, plain)];
    const foreign = publishNotice(context, { ...plain, audience: { member: 'm_0002' } });
    const mark = async (body: unknown) => (await demo.post(READ, body)).body.result;
    expect(await mark({ ids: [first, foreign, 'n_none'] })).toEqual({ unread: 1 });
    expect(await mark({ ids: [first] })).toEqual({ unread: 1 });
    const { list } = await inbox();
    expect(list.map(({ id, read }) => [id, read])).toEqual([
      [second, false],
      [first, true],
    ]);
    expect((await inbox('', await member('new'))).unread).toBe(3);
    expect(await mark({ all: true })).toEqual({ unread: 0 });
    expect((await inbox('', await member('new'))).unread).toBe(3);
  });

  it.each([
    [{}, ''],
    [{ ids: [] }, 'ids'],
    [{ ids: [7] }, 'ids.0'],
    [{ ids: Array.from({ length: 101 }, () => 'n') }, 'ids'],
    [{ all: false }, 'all'],
    [{ all: true, ids: ['n_1'] }, ''],
  ])('refuses %j', async (body, field) => {
    const { demo } = await quietSandbox();
    const reply = await demo.post(READ, body);
    expect([reply.status, reply.body.code, reply.body.field]).toEqual([400, 4000, field]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['skip=-1', 'skip'],
    ['lang=my', 'lang'],
  ])('refuses %s', async (query, field) => {
    const { demo } = await quietSandbox();
    const reply = await demo.get(`${INBOX}?${query}`);
    expect([reply.status, reply.body.field]).toEqual([400, field]);
  });

  it('has notices for every seeded member, most of them read', async () => {
    const { member } = testSandbox();
    const demo = await member();
    const { list, unread } = (await demo.get(INBOX)).body.result as unknown as Inbox;
    expect(list).toHaveLength(7);
    expect(unread).toBe(2);
    expect(list.slice(0, 2).every(({ read }) => !read)).toBe(true);
  });
});

describe('the announcement', () => {
  it('is null before it is published, and null again after it was removed', async () => {
    const { call, context } = await quietSandbox();
    const details = async (lang = 'th') =>
      (await call('GET', `${ANNOUNCEMENT}?lang=${lang}`)).body.result as unknown;
    const nothing = { details: null, notify: true };
    expect(await details()).toEqual(nothing);
    announce(context, { ...plain, image: 'banners/tournament.{lang}.phone.svg' });
    announce(context, { ...plain, title: { th: 'สอง', en: 'Second' } });
    expect(await details('en')).toMatchObject({ details: { title: 'Second', imageUrl: null } });
    takeDownAnnouncement(context);
    expect(await details()).toEqual(nothing);
  });

  it('ends at its end time', async () => {
    const { call, clock, context } = await quietSandbox();
    announce(context, { ...plain, ends: TEST_START + DAY });
    clock.advance(DAY);
    expect((await call('GET', ANNOUNCEMENT)).body.result).toMatchObject({ details: null });
  });

  it('includes whether notifications are on', async () => {
    const { call, db } = await quietSandbox();
    writeSetting(db, 'notifications', false);
    expect((await call('GET', ANNOUNCEMENT)).body.result).toEqual({
      details: null,
      notify: false,
    });
  });
});
