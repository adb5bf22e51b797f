import type { Promotion } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdPage } from '../../../platform/connection/busy.ts';
import { rewardCheck } from '../../../member/bonus/rewardCheck.ts';
import { loadMessages } from '../../../language/messages.ts';
import { PromotionNextStep } from '../PromotionNextStep.tsx';
import { refreshWallet } from '../../../member/cashier/refreshWallet.ts';

import {
  MEMBER,
  OPERATOR,
  MINUTE,
  GIVEN,
  asks,
  box,
  checks,
  deposit,
  ends,
  look,
  open,
  registration,
  settle,
  until,
  world,
  setUpWorld,
} from './testing/testPromotionWatch.tsx';

setUpWorld();

describe('end of the promotion time', () => {
  it.each([
    ['registration', null, 'You did not register in time!', 'closeRegisPromotion=1'],
    ['deposit', MEMBER, 'You did not deposit in time!', ''],
  ] as const)(
    'of a %s is reported once, and not after a reload',
    async (kind, session, text, left) => {
      world.told[kind] = kind === 'deposit' ? deposit() : registration();
      await open(session);
      await until(() => expect(box()).not.toBeNull());
      const promotion = world.told[kind] as { closed: boolean };
      await settle(10 * MINUTE - 2_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      promotion.closed = true;
      await settle(4_000);
      await until(() => expect(screen.getByRole('dialog').textContent).toContain(text));
      expect(box()).toBeNull();
      expect(document.cookie.replace(/auth=[^;]*;? ?|; auth=.*/, '')).toBe(left);
      fireEvent.click(screen.getAllByRole('button').at(-1)!);
      expect(screen.queryByRole('dialog')).toBeNull();
      cleanup();
      await open(session);
      await settle(2_000);
      expect(document.body.textContent).toBe('');
    },
  );

  it('waits for the server’s reply, and for a moment in which no money is in transfer', async () => {
    world.told.registration = registration();
    await open(null);
    await until(() => expect(box()).not.toBeNull());
    const letGo = holdPage();
    world.isDown = true;
    await settle(10 * MINUTE + 5_000);
    expect(box()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    world.isDown = false;
    await look();
    await settle(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(letGo);
    await until(() => expect(screen.getByRole('dialog', { name: 'Sorry' })).toBeDefined());
  });

  it('is not reported when the deposit arrived in the last second', async () => {
    world.told.deposit = deposit();
    await open(MEMBER);
    await until(() => expect(box()).not.toBeNull());
    world.told.deposit = deposit({ fulfilled: true, expires: ends(10 * MINUTE) });
    world.check = GIVEN;
    await settle(10 * MINUTE + 2_000);
    await until(() =>
      expect(screen.getByRole('dialog', { name: 'Credit received' })).toBeDefined(),
    );
  });

  it('ends box and card in the same moment, also while the server is unreachable', async () => {
    await loadMessages('en', 'community');
    world.told.deposit = deposit();
    const promotion = { id: 'dp_1', by: 'countdown' } as Promotion;
    const card = <PromotionNextStep promotion={promotion} state="running" refusal={null} />;
    await open(MEMBER, '/en', card);
    await until(() => expect(box()).not.toBeNull());
    world.isDown = true;
    const buttons = () => screen.queryAllByRole('link', { name: 'Deposit' }).length;
    await settle(9 * MINUTE + 58_000);
    expect(buttons()).toBe(2);
    await settle(2_000);
    expect([box(), buttons()]).toEqual([null, 0]);
  });

  it('is not reported for a promotion that was not active here', async () => {
    world.told.deposit = deposit({ closed: true });
    await open(MEMBER);
    await settle(2_000);
    expect(document.body.textContent).toBe('');
  });
});

describe('deposit check', () => {
  it('runs once per page load and once after a deposit, not in a loop', async () => {
    world.told.deposit = deposit();
    const services = await open(MEMBER);
    await until(() => expect(checks()).toBe(1));
    await settle(5 * MINUTE);
    expect(checks()).toBe(1);
    expect(asks()).toBe(1);
    await act(() => refreshWallet(services.queries));
    await until(() => expect(checks()).toBe(2));
    await settle(MINUTE);
    expect(checks()).toBe(2);
  });

  it('shows the credit once, removes the promotion and sets the flag of section 4', async () => {
    world.told.deposit = deposit({ fulfilled: true });
    world.check = GIVEN;
    await open(MEMBER);
    await until(() => expect(screen.getByRole('dialog').textContent).toContain('+100.00'));
    expect(box()).toBeNull();
    expect(document.cookie).not.toContain('depositPromotion');
    expect(localStorage.getItem('activeRegistration')).toBe(
      String(Date.parse(OPERATOR.depositPromotionUntil)),
    );
    cleanup();
    // An old reply that still contains it, and a service that reports it again.
    await open(MEMBER);
    await settle(2_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(box()).toBeNull();
  });

  it('shows a failure when a deposit depends on it, and succeeds on retry', async () => {
    world.told.deposit = deposit({ fulfilled: true });
    world.check = { code: 1, status: 'unknown' };
    await open(MEMBER);
    await until(() => expect(box()?.textContent).toContain('cannot be checked'));
    const before = checks();
    world.check = GIVEN;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await until(() =>
      expect(screen.getByRole('dialog', { name: 'Credit received' })).toBeDefined(),
    );
    expect(checks()).toBe(before + 1);
  });

  it('tells the result of the deposit about it, and checks again from there', async () => {
    world.told.deposit = deposit({ fulfilled: true });
    world.check = { code: 1, status: 'unknown' };
    await open(MEMBER);
    await until(() =>
      expect(rewardCheck.read()).toMatchObject({ status: 'failed', credit: 10_000 }),
    );
    const before = checks();
    world.check = GIVEN;
    act(() => rewardCheck.read()?.retry());
    await until(() =>
      expect(screen.getByRole('dialog', { name: 'Credit received' })).toBeDefined(),
    );
    expect(checks()).toBe(before + 1);
    expect(rewardCheck.read()).toBeNull();
  });

  it('does not show a failure before a deposit', async () => {
    world.told.deposit = deposit();
    world.check = { code: 1, status: 'unknown' };
    await open(MEMBER);
    await until(() => expect(checks()).toBe(1));
    await settle(1_000);
    expect(box()?.textContent).toContain('Deposit 500 baht');
  });

  it('ends the promotion when the deposit was late', async () => {
    world.told.deposit = deposit();
    world.check = { code: 3, status: 'late' };
    await open(MEMBER);
    await until(() => expect(screen.getByRole('dialog').textContent).toContain('deposit in time'));
  });

  it('does not run in a hidden tab', async () => {
    world.isHidden = true;
    world.told.deposit = deposit({ fulfilled: true });
    world.check = GIVEN;
    await open(MEMBER);
    await settle(2_000);
    expect(checks()).toBe(0);
    world.isHidden = false;
    await look();
    await until(() =>
      expect(screen.getByRole('dialog', { name: 'Credit received' })).toBeDefined(),
    );
  });
});
