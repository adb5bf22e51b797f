import { satang } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import { HeaderWallet } from '../HeaderWallet/HeaderWallet.tsx';

afterEach(cleanup);

const props: HeaderProps = {
  kind: 'home',
  logo: 'Lotus',
  homeHref: '/en',
  wallet: null,
  loginHref: '/en/login',
  onMenu: () => undefined,
};
const member = {
  balance: satang(1_284_550),
  depositHref: '/en/deposit',
  onBalanceRetry: () => undefined,
  historyHref: '/en/history',
};
const hrefs = () =>
  Object.fromEntries(
    screen
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]),
  );

describe('Header', () => {
  it('says whether the menu is open, as soon as that is known', () => {
    const { rerender } = renderInLanguage(<Header {...props} />);
    const menu = () => screen.getByRole('button', { name: 'Menu' });
    expect(menu().hasAttribute('aria-expanded')).toBe(false);
    rerender(<Header {...props} menuExpanded={false} />);
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    rerender(<Header {...props} menuExpanded />);
    expect(menu().getAttribute('aria-expanded')).toBe('true');
  });

  it('offers a visitor log in, and sign up if registration is open', () => {
    const { rerender } = renderInLanguage(<Header {...props} />);
    expect(hrefs()).toEqual({ Lotus: '/en', 'Log in': '/en/login' });
    rerender(<Header {...props} registerHref="/en/register" />);
    expect(hrefs()).toEqual({ Lotus: '/en', 'Log in': '/en/login', 'Sign up': '/en/register' });
  });

  it('offers both next to the name of a page, too', () => {
    for (const kind of ['responsive', 'title'] as const) {
      renderInLanguage(<Header {...props} kind={kind} title="Slots" registerHref="/en/register" />);
      expect(hrefs()).toMatchObject({ 'Log in': '/en/login', 'Sign up': '/en/register' });
      cleanup();
    }
  });

  it('shows a member balance, history and deposit, and neither log in nor sign up', () => {
    renderInLanguage(
      <Header {...props} registerHref="/en/register" wallet={<HeaderWallet {...member} />} />,
    );
    expect(hrefs()).toEqual({ Lotus: '/en', History: '/en/history', Deposit: '/en/deposit' });
    expect(screen.getByText('12,845.50')).toBeTruthy();
  });

  it('says that the balance is loading, and keeps the deposit button', () => {
    renderInLanguage(<Header {...props} wallet={<HeaderWallet {...member} balance={null} />} />);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy();
  });

  it('offers a retry when the balance failed to load', async () => {
    const onBalanceRetry = vi.fn();
    renderInLanguage(
      <Header
        {...props}
        wallet={<HeaderWallet {...member} balance="unknown" onBalanceRetry={onBalanceRetry} />}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry, load the balance' }));
    expect(onBalanceRetry).toHaveBeenCalledTimes(1);
  });

  it('names the page and links back from it', () => {
    renderInLanguage(<Header {...props} kind="title" title="Withdraw" backHref="/en/menu" />);
    expect(screen.getByText('Withdraw')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/en/menu');
  });

  it('marks a name that may need two lines on a phone', () => {
    for (const [title, state] of [
      ['ประวัติฝาก-ถอน', undefined],
      ['ฝากครั้งแรก รับเพิ่ม 100%', 'long'],
    ] as const) {
      renderInLanguage(<Header {...props} kind="responsive" title={title} />);
      expect(screen.getByText(title).dataset.state).toBe(state);
      cleanup();
    }
  });

  it('lets the page override the back link', async () => {
    const onBack = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderInLanguage(<Header {...props} kind="responsive" title="Slots" onBack={onBack} />);
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('shows only back, name and close on a page without distraction', () => {
    renderInLanguage(
      <Header {...props} kind="start" title="Forgot password" closeHref="/en" search="field" />,
    );
    expect(hrefs()).toEqual({ Back: '/en', 'Close and go to home': '/en' });
    expect(screen.queryByText('field')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has the search on game pages, and not next to a title', () => {
    const { rerender } = renderInLanguage(<Header {...props} search="field" />);
    expect(screen.getByText('field')).toBeTruthy();
    rerender(<Header {...props} kind="title" title="Deposit" search="field" />);
    expect(screen.queryByText('field')).toBeNull();
  });

  it('opens the menu', async () => {
    const onMenu = vi.fn();
    renderInLanguage(<Header {...props} onMenu={onMenu} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(onMenu).toHaveBeenCalledTimes(1);
  });

  it('reports by pointer and by keyboard that the menu is about to open', async () => {
    const onMenuIntent = vi.fn();
    renderInLanguage(<Header {...props} onMenuIntent={onMenuIntent} />);
    await userEvent.tab();
    expect(onMenuIntent).toHaveBeenCalledTimes(1);
    await userEvent.hover(screen.getByRole('button', { name: 'Menu' }));
    expect(onMenuIntent).toHaveBeenCalledTimes(2);
  });
});
