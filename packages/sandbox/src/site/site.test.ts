import { describe, expect, it } from 'vitest';
import { MINUTE, unixSeconds } from '../clock/units.ts';
import { writeSetting } from '../settings/settings.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { markUsageProblem } from '../notices/usageProblem.ts';
import { wantUpgrade } from './upgrades.ts';

const UPDATE = '/api/v3/member/updateData';
const CHECK = '/api/v1/member/data/check-is-upgrade';
const DONE = '/api/v1/member/data/update-is-upgrade';

describe('the service state', () => {
  it('is open, for visitors and members', async () => {
    const { call, member } = testSandbox();
    const open = {
      closed: false,
      text: null,
      usage_problem: false,
      register: true,
      build: null,
      time: unixSeconds(TEST_START),
    };
    expect((await call('GET', UPDATE)).body.result).toEqual(open);
    expect((await (await member()).get(UPDATE)).body.result).toEqual(open);
  });

  it('reports that the site is closed, with the reason', async () => {
    const { call, db } = testSandbox();
    writeSetting(db, 'siteClosed', 'ปิดชั่วคราว');
    writeSetting(db, 'registrationClosed', true);
    writeSetting(db, 'clientBuild', '2026.01.15-2');
    expect((await call('GET', UPDATE)).body.result).toMatchObject({
      closed: true,
      text: 'ปิดชั่วคราว',
      register: false,
      build: '2026.01.15-2',
    });
  });

  it('reports a usage problem only to the member concerned', async () => {
    const { member, context } = testSandbox();
    markUsageProblem(context, 'm_0001', true);
    const problem = async (name: string) =>
      (await (await member(name)).get(UPDATE)).body.result as unknown as { usage_problem: boolean };
    expect((await problem('demo')).usage_problem).toBe(true);
    expect((await problem('new')).usage_problem).toBe(false);
  });

  it('is code 0 at the root during maintenance, and 1 otherwise', async () => {
    const { call, db } = testSandbox();
    expect((await call('GET', '/')).body.code).toBe(1);
    writeSetting(db, 'maintenance', 'ปิดปรับปรุง');
    const reply = (end: number | null) => ({
      code: 0,
      messages: 'ปิดปรับปรุง',
      result: { expected_end: end },
    });
    expect((await call('GET', '/')).body).toEqual(reply(null));
    writeSetting(db, 'maintenanceEnds', TEST_START + 30 * MINUTE);
    expect((await call('GET', '/')).body).toEqual(reply(unixSeconds(TEST_START) + 1800));
  });

  it('has a LINE contact whose link works', async () => {
    const { call, api } = testSandbox();
    const { body } = await call('GET', '/api/v3/member/getLineContact?lang=en');
    const { id, link } = body.result as unknown as { id: string; link: string };
    const { pathname, search } = new URL(link);
    const page = await api.request(pathname + search);
    expect([page.status, (await page.text()).includes(id)]).toEqual([200, true]);
  });
});

describe('the upgrade flag', () => {
  it('is set from the request until the update, for that member only', async () => {
    const { member, context, clock } = testSandbox();
    const [demo, other] = [await member(), await member('new')];
    const flag = async ({ post }: typeof demo) =>
      (await post(CHECK)).body as unknown as { is_upgrade: number };
    expect((await flag(demo)).is_upgrade).toBe(0);
    wantUpgrade(context, 'm_0001');
    expect([(await flag(demo)).is_upgrade, (await flag(other)).is_upgrade]).toEqual([1, 0]);
    await demo.post(DONE);
    expect((await flag(demo)).is_upgrade).toBe(0);
    wantUpgrade(context, 'm_0001');
    expect((await flag(demo)).is_upgrade).toBe(1);
    clock.advance(MINUTE);
    await demo.post(DONE);
    expect((await flag(demo)).is_upgrade).toBe(0);
  });

  it('is set for a member with a notice that requires it', async () => {
    const { member } = testSandbox();
    const rich = await member('rich');
    const flag = async () => (await rich.post(CHECK)).body as unknown as { is_upgrade: number };
    expect((await flag()).is_upgrade).toBe(1);
    await rich.post(DONE);
    expect((await flag()).is_upgrade).toBe(0);
  });
});
