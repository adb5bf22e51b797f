import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';

import {
  MEMBER,
  asks,
  box,
  calls,
  checks,
  deposit,
  open,
  registration,
  settle,
  toggle,
  until,
  world,
  setUpWorld,
} from './testing/testPromotionWatch.tsx';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

setUpWorld();

describe('promotion box', () => {
  it('renders nothing, and loads no more code, when no promotion is active', async () => {
    await open(null);
    await until(() => expect(asks()).toBe(1));
    expect(document.body.textContent).toBe('');
    expect(checks()).toBe(0);
  });

  it('links a visitor to the registration and a member to the cashier', async () => {
    world.told.registration = registration();
    await open(null);
    await until(() => expect(box()).not.toBeNull());
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/en/register');
    cleanup();
    world.told = { registration: null, deposit: deposit(), visitor: null };
    await open(MEMBER);
    await until(() => expect(box()?.textContent).toContain('500 baht'));
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toContain(
      'sideDeposit=true',
    );
  });

  it('keeps its state across pages, and is open after a page load', async () => {
    world.told.registration = registration();
    await open(null);
    await until(() => expect(box()).not.toBeNull());
    expect(localStorage.getItem('promoBoxCollapsed')).toBe('false');
    fireEvent.click(toggle());
    expect(box()?.dataset['state']).toBe('collapsed');
    expect(localStorage.getItem('promoBoxCollapsed')).toBe('true');
    act(() => navigate('/en/promotion'));
    expect(box()?.dataset['state']).toBe('collapsed');
    cleanup();
    await open(null);
    await until(() => expect(box()?.dataset['state']).toBe('expanded'));
    expect(localStorage.getItem('promoBoxCollapsed')).toBe('false');
  });

  it('is never over a form, a registration, a game or its details, and keeps its state meanwhile', async () => {
    world.told.registration = registration();
    await open(null);
    await until(() => expect(box()).not.toBeNull());
    for (const path of [
      'register',
      'aff/662E41',
      'login',
      'forgot',
      'deposit',
      'limits',
      'game/g1',
      'game/g1/moon-demo',
      'maintenance',
      'loginLine',
    ]) {
      act(() => navigate(`/en/${path}`));
      expect(box(), path).toBeNull();
    }
    act(() => navigate('/en/promotion'));
    expect(box()?.dataset['state']).toBe('expanded');
  });

  it('is one line on a phone', async () => {
    world.told.registration = registration();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE);
    await open(null);
    await until(() => expect(box()?.textContent).toContain('Sign up, get 50 baht credit'));
    expect(box()?.querySelectorAll('a')).toHaveLength(1);
  });

  it('stores the visitor token, and sends it with the next call', async () => {
    world.told = { registration: registration(), deposit: null, visitor: 'v_1' };
    await open(null);
    await until(() => expect(box()).not.toBeNull());
    cleanup();
    await open(null);
    await until(() => expect(calls.at(-1)).toContain('visitor=v_1'));
  });

  it('changes when a visitor becomes a member, and shows nothing of one to the other', async () => {
    world.told.registration = registration();
    const services = await open(null);
    await until(() => expect(box()?.textContent).toContain('50 baht'));
    fireEvent.click(toggle());
    world.told = { registration: null, deposit: deposit(), visitor: null };
    act(() => services.session.write(MEMBER));
    expect(box()).toBeNull();
    await until(() => expect(box()).not.toBeNull());
    expect(box()?.dataset['state']).toBe('collapsed');
    fireEvent.click(toggle());
    expect(box()?.textContent).toContain('100 baht');
    world.told = { registration: null, deposit: null, visitor: null };
    act(() => services.session.write(null));
    await settle();
    expect(box()).toBeNull();
  });
});
