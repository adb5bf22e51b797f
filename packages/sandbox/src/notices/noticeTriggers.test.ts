import { describe, expect, it } from 'vitest';
import { MINUTE } from '../clock/units.ts';
import { Refusal } from '../http/refusal.ts';
import { readSetting } from '../settings/settings.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { announcementFor } from './announcement.ts';
import { hostileNotices } from './hostileNotices.ts';
import { noticeTypes } from './notice.ts';
import { noticeTriggers } from './noticeTriggers.ts';
import { notifiesFor, withdrawNotices } from './notices.ts';
import { hasUsageProblem } from './usageProblem.ts';

/** A sandbox without notices, and its triggers by name. */
function quietSandbox() {
  const sandbox = testSandbox();
  const { context } = sandbox;
  withdrawNotices(context);
  const pull = (id: string, fields: Record<string, string> = {}) => {
    const trigger = noticeTriggers.find((each) => each.id === id);
    if (!trigger) throw new Error(`There is no trigger ${id}`);
    return trigger.pull(context, fields);
  };
  const seen = (member = 'm_0001') =>
    notifiesFor(context, { member, groupID: 'g1', groupCustomer: 'A', lang: 'th' });
  return { ...sandbox, pull, seen };
}

function fieldOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.body['field'];
    throw error;
  }
  return 'nothing was wrong';
}

describe('publishing a notice', () => {
  it.each(noticeTypes)('needs only its type: %s', (type) => {
    const { pull, seen } = quietSandbox();
    pull('publish-notice', { type });
    expect(seen()).toEqual([expect.objectContaining({ type, alert: true, expired: null })]);
  });

  it('accepts title, HTML, flags and an end', () => {
    const { clock, pull, seen } = quietSandbox();
    pull('publish-notice', {
      type: 'maintenance',
      title: ' ปิดระบบ ',
      content: '<b>คืนนี้</b>',
      minutes: '30',
      showOne: 'yes',
      forceUpgate: 'yes',
      alert: 'no',
    });
    expect(seen()[0]).toMatchObject({
      title: 'ปิดระบบ',
      content: '<b>คืนนี้</b>',
      showOne: true,
      forceUpgate: true,
      alert: false,
    });
    clock.advance(30 * MINUTE);
    expect(seen()).toEqual([]);
  });

  it('is sent to one member, by id or name, or to one bank group', () => {
    const { pull, seen } = quietSandbox();
    pull('publish-notice', { audience: 'member', member: 'demo', title: 'one' });
    pull('publish-notice', { audience: 'member', member: 'm_0002', title: 'two' });
    pull('publish-notice', { audience: 'bank-A', title: 'three' });
    pull('publish-notice', { audience: 'bank-B', title: 'four' });
    expect(seen().map(({ title }) => title)).toEqual(['three', 'one']);
    expect(seen('m_0002').map(({ title }) => title)).toEqual(['three', 'two']);
  });

  it.each([
    [{ type: 'poem' }, 'type'],
    [{ audience: 'nobody' }, 'audience'],
    [{ audience: 'member', member: 'nobody at all' }, 'member'],
    [{ minutes: '-1' }, 'minutes'],
    [{ minutes: '1.5' }, 'minutes'],
  ])('refuses %j', (fields, wrong) => {
    const { pull } = quietSandbox();
    expect(fieldOf(() => pull('publish-notice', fields as Record<string, string>))).toBe(wrong);
  });
});

describe('a hostile notice', () => {
  it.each(Object.keys(hostileNotices))('is published unchanged: %s', (attack) => {
    const { pull, seen } = quietSandbox();
    pull('publish-hostile-notice', { attack });
    expect(seen()[0]?.content).toBe(hostileNotices[attack as keyof typeof hostileNotices].html);
  });

  it('must be one of the set', () => {
    const { pull } = quietSandbox();
    expect(fieldOf(() => pull('publish-hostile-notice', { attack: 'constructor' }))).toBe('attack');
  });
});

describe('the other triggers', () => {
  it('withdraw every notice', () => {
    const { pull, seen } = quietSandbox();
    pull('publish-notice');
    expect(pull('withdraw-notices')).toBe('Notices withdrawn: 1.');
    expect(seen()).toEqual([]);
  });

  it('publish and remove an announcement', () => {
    const { context, pull } = quietSandbox();
    pull('announce', { title: 'วันหยุด' });
    expect(announcementFor(context, 'en')?.title).toBe('วันหยุด');
    pull('take-down-announcement');
    expect(announcementFor(context, 'en')).toBeNull();
  });

  it('switch notifications off and on again', () => {
    const { db, pull } = quietSandbox();
    pull('switch-notifications');
    expect(readSetting(db, 'notifications')).toBe(false);
    pull('switch-notifications');
    expect(readSetting(db, 'notifications')).toBe(true);
  });

  it('mark and clear a problem of one member', () => {
    const { context, pull } = quietSandbox();
    pull('usage-problem', { member: 'demo' });
    expect(hasUsageProblem(context, 'm_0001')).toBe(true);
    expect(hasUsageProblem(context, 'm_0002')).toBe(false);
    pull('usage-problem', { member: 'demo' });
    expect(hasUsageProblem(context, 'm_0001')).toBe(false);
    expect(fieldOf(() => pull('usage-problem'))).toBe('member');
  });
});
