import { Dialog } from '@brand/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdPage } from '../../../platform/connection/busy.ts';
import {
  NOW,
  aroundNotices,
  goTo,
  openDialog,
  openPage,
  settled,
  shows,
  tell,
  wireNotice,
} from './testing/testNotices.tsx';

aroundNotices();

describe('no automatic dialog opens', () => {
  it.each([
    '/en/login',
    '/en/register',
    '/en/register/662E41',
    '/en/aff/662E41',
    '/en/registerAff/662E41',
    '/en/forgot',
    '/en/resetPassword',
    '/en/loginLine',
    '/en/loginUrl',
    '/en/maintenance',
    '/en/deposit',
    '/en/withdraw',
    '/en/game/g_1/crab-cannon',
    '/en/game/g_1/crab-cannon-demo',
    '/en/vip?sideDeposit=true&tab=deposit-tab',
    '/en/vip?sideHistory',
  ])('on %s, and an open one closes on navigation to it', async (path) => {
    tell(wireNotice('a'));
    openPage({ path });
    await settled();
    expect(openDialog()).toBeNull();
    await goTo('/en');
    await shows('Notice a');
    await goTo(path);
    await shows(null);
  });

  it('while money is in transfer or an amount is typed; it opens afterwards', async () => {
    tell(wireNotice('a'));
    const letGo = holdPage();
    openPage();
    await settled();
    expect(openDialog()).toBeNull();
    act(letGo);
    await shows('Notice a');
    // Opening requires a free page. An open dialog is not removed.
    const letGoAgain = holdPage();
    await settled();
    expect(openDialog()).toBe('Notice a');
    letGoAgain();
  });

  it('while something is typed', async () => {
    tell(wireNotice('a'));
    openPage();
    screen.getByLabelText('search').focus();
    await settled();
    expect(openDialog()).toBeNull();
    act(() => screen.getByLabelText('search').blur());
    await shows('Notice a');
  });

  it('right under a tap, nor under the tap that loaded it', async () => {
    tell(wireNotice('a'));
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW });
    const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
    Object.defineProperty(navigator, 'userActivation', {
      value: { isActive: true },
      configurable: true,
    });
    openPage();
    await pass(900);
    expect(openDialog()).toBeNull();
    fireEvent.pointerDown(document.body);
    await pass(900);
    expect(openDialog()).toBeNull();
    await pass(200);
    expect(openDialog()).toBe('Notice a');
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('above another dialog', async () => {
    tell(wireNotice('a'));
    const other = (open: boolean) => (
      <Dialog open={open} onOpenChange={() => {}} title="Withdraw?" closeLabel="Close" />
    );
    openPage();
    const { rerender } = render(other(true));
    await settled();
    expect(openDialog()).toBe('Withdraw?');
    rerender(other(false));
    await shows('Notice a');
  });
});
