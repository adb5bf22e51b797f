import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { publishBankChange } from './bankChange.ts';
import type { NoticeDraft } from './notice.ts';
import { pictureAddress } from './wireNotice.ts';
import {
  newestForcedNotice,
  notifiesFor,
  notifyOf,
  publishNotice,
  withdrawNotices,
} from './notices.ts';

const plain: NoticeDraft = {
  type: 'promotion',
  title: { th: 'ทดสอบ', en: 'Test' },
  content: { th: '<p>ทดสอบ</p>', en: '<p>Test</p>' },
};

/** A sandbox without its seeded notices. */
function quietSandbox() {
  const sandbox = testSandbox();
  withdrawNotices(sandbox.context);
  return sandbox;
}

function titlesFor(context: Context, member = 'm_0001', groupCustomer: string | null = 'A') {
  const question = { member, groupID: 'g1', groupCustomer, lang: 'en' } as const;
  return notifiesFor(context, question).map(({ title }) => title);
}

describe('the notices of a member', () => {
  it('have every field of section 3 in the requested language', () => {
    const { context } = quietSandbox();
    const id = publishNotice(context, {
      ...plain,
      type: 'game',
      image: 'banners/tournament.{lang}.phone.svg',
      game: 'reef-rumble',
      link: '/game/g_reef-rumble/reef-rumble',
      showOne: true,
      ends: TEST_START + HOUR + 789,
    });
    const ask = { member: 'm_0001', groupID: 'g1', groupCustomer: 'A' };
    expect(notifiesFor(context, { ...ask, lang: 'th' })).toEqual([
      {
        id,
        type: 'game',
        title: 'ทดสอบ',
        imageUrl: 'http://127.0.0.1:4010/cdn/banners/tournament.th.phone.svg',
        gameName: 'แนวปะการังเดือด',
        content: '<p>ทดสอบ</p>',
        link: '/game/g_reef-rumble/reef-rumble',
        showOne: true,
        forceUpgate: false,
        alert: true,
        expired: unixSeconds(TEST_START + HOUR),
      },
    ]);
    const [inEnglish] = notifiesFor(context, { ...ask, lang: 'en' });
    expect(inEnglish).toMatchObject({
      title: 'Test',
      gameName: 'Reef Rumble',
      imageUrl: 'http://127.0.0.1:4010/cdn/banners/tournament.en.phone.svg',
    });
  });

  it('have the picture of the brand', () => {
    const { context } = testSandbox({ rules: { brand: 'siam' } });
    const address = (image: string) => pictureAddress(context, image, 'en').split('/cdn/').at(-1);
    expect(address('banners/tournament.{lang}.phone.svg')).toBe(
      'banners/tournament-siam.en.phone.svg',
    );
    expect(address('covers/durian-riot.svg')).toBe('covers/durian-riot.svg');
  });

  it('start and end at the exact second', () => {
    const { clock, context } = quietSandbox();
    publishNotice(context, { ...plain, starts: TEST_START + MINUTE, ends: TEST_START + HOUR });
    expect(titlesFor(context)).toEqual([]);
    clock.set(TEST_START + MINUTE);
    expect(titlesFor(context)).toEqual(['Test']);
    clock.set(TEST_START + HOUR - 1);
    expect(titlesFor(context)).toEqual(['Test']);
    clock.set(TEST_START + HOUR);
    expect(titlesFor(context)).toEqual([]);
  });

  it('are sorted newest first; at the same time the last published is first', () => {
    const { context } = quietSandbox();
    for (const [name, ago] of [
      ['older', DAY],
      ['first', 0],
      ['second', 0],
    ] as const) {
      const title = { th: name, en: name };
      publishNotice(context, { ...plain, title, starts: TEST_START - ago });
    }
    expect(titlesFor(context)).toEqual(['second', 'first', 'older']);
  });

  it('are those for everyone, for the member and for the member’s groups', () => {
    const { context, db } = quietSandbox();
    db.run("UPDATE members SET group_bank = 'B', group_id = 'g2' WHERE id = 'm_0002'");
    const audiences = {
      all: {},
      demo: { member: 'm_0001' },
      new: { member: 'm_0002' },
      bankA: { groupBank: 'A' },
      bankB: { groupBank: 'B' },
      group1: { groupId: 'g1' },
      both: { groupId: 'g1', groupBank: 'B' },
    };
    for (const [name, audience] of Object.entries(audiences)) {
      publishNotice(context, { ...plain, title: { th: name, en: name }, audience });
    }
    expect(titlesFor(context).toSorted()).toEqual(['all', 'bankA', 'demo', 'group1']);
    const ofNew = { member: 'm_0002', groupID: 'g2', groupCustomer: 'B', lang: 'en' } as const;
    expect(notifiesFor(context, ofNew).map(({ title }) => title)).toEqual(['bankB', 'new', 'all']);
  });

  it('exclude a requested group that is not the member’s', () => {
    const { context } = quietSandbox();
    publishNotice(context, { ...plain, audience: { groupBank: 'B' } });
    publishNotice(context, { ...plain, audience: { groupBank: 'A' } });
    expect(titlesFor(context, 'm_0001', 'B')).toEqual([]);
    expect(titlesFor(context, 'm_0001', null)).toEqual([]);
    expect(titlesFor(context, 'm_0001', 'A')).toEqual(['Test']);
  });

  it('can be read one by one, including past ones, by their audience', () => {
    const { context } = quietSandbox();
    const past = publishNotice(context, {
      ...plain,
      starts: TEST_START - DAY,
      ends: TEST_START - 1,
    });
    const other = publishNotice(context, { ...plain, audience: { member: 'm_0002' } });
    const coming = publishNotice(context, { ...plain, starts: TEST_START + 1000 });
    const look = (id: string) => notifyOf(context, { member: 'm_0001', id, lang: 'th' });
    expect(look(past)?.title).toBe('ทดสอบ');
    expect([look(other), look(coming), look('n_none')]).toEqual([null, null, null]);
  });

  it('are seeded: demo has two that do not open, bank group B one of each type that does', () => {
    const { context, db } = testSandbox();
    const ask = { member: 'm_0001', groupID: 'g1', groupCustomer: 'A', lang: 'th' } as const;
    expect(notifiesFor(context, ask).map(({ alert }) => alert)).toEqual([false, false]);
    db.run("UPDATE members SET group_bank = 'B' WHERE id = 'm_0001'");
    const forB = notifiesFor(context, { ...ask, groupCustomer: 'B' }).filter(({ alert }) => alert);
    expect(forB.map(({ type }) => type)).toEqual(['bank', 'maintenance', 'promotion']);
  });
});

describe('a notice that requires the update', () => {
  it('returns its start time while it is running', () => {
    const { clock, context } = quietSandbox();
    expect(newestForcedNotice(context, 'm_0001')).toBeNull();
    publishNotice(context, { ...plain, forceUpgate: true, ends: TEST_START + HOUR });
    publishNotice(context, { ...plain, forceUpgate: true, audience: { member: 'm_0002' } });
    expect(newestForcedNotice(context, 'm_0001')).toBe(TEST_START);
    clock.advance(HOUR);
    expect(newestForcedNotice(context, 'm_0001')).toBeNull();
    expect(newestForcedNotice(context, 'm_0002')).toBe(TEST_START);
  });
});

describe('a changed deposit account', () => {
  it('notifies its bank group, with the number grouped and no markup', () => {
    const { context } = quietSandbox();
    publishBankChange(context, {
      bank: 'kbank',
      accountNumber: '1234567890',
      accountName: '<b>บริษัท & เพื่อน',
      groupBank: 'A',
    });
    const ask = { member: 'm_0001', groupID: 'g1', groupCustomer: 'A', lang: 'th' } as const;
    const [notice] = notifiesFor(context, ask);
    expect(notice).toMatchObject({ type: 'bank', title: 'แจ้งเปลี่ยนแปลงบัญชีฝาก', link: '/deposit' });
    expect(notice?.content).toContain('123-4-56789-0');
    expect(notice?.content).toContain('&lt;b&gt;บริษัท &amp; เพื่อน');
    expect(notice?.content).toContain('กรุณาตรวจสอบเลขที่บัญชีก่อนฝากเงินทุกครั้ง');
  });
});
