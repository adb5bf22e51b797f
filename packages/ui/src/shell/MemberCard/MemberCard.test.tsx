import { satang } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { MemberCard } from './MemberCard.tsx';

afterEach(cleanup);

const member = {
  username: 'demo',
  balance: satang(1_284_550),
  depositHref: '/deposit',
  withdrawHref: '/withdraw',
  onBalanceRetry: () => undefined,
};
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('MemberCard', () => {
  it('shows the member and the balance, and links to deposit and withdrawal', () => {
    renderInLanguage(<MemberCard member={member} loginHref="/login" registerHref="/register" />);
    expect(screen.getByText('demo')).toBeTruthy();
    expect(screen.getByText(/12,845/)).toBeTruthy();
    expect(hrefs()).toEqual(['/deposit', '/withdraw']);
  });

  it('offers a retry when the balance failed to load', async () => {
    const retry = vi.fn();
    const unread = { ...member, balance: 'unknown', onBalanceRetry: retry } as const;
    renderInLanguage(<MemberCard member={unread} loginHref="/login" registerHref={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry, load the balance' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows a visitor log in, and sign up only if registration is open', () => {
    const { rerender } = renderInLanguage(
      <MemberCard member={null} loginHref="/login" registerHref="/register" />,
    );
    expect(hrefs()).toEqual(['/register', '/login']);
    rerender(<MemberCard member={null} loginHref="/login" registerHref={null} />);
    expect(hrefs()).toEqual(['/login']);
  });
});
