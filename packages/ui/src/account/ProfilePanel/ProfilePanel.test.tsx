import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ProfilePanel, type ProfilePanelProps } from './ProfilePanel.tsx';

const member = {
  status: 'ready',
  username: 'demo',
  firstName: 'Somchai',
  lastName: 'Jaidee',
  account: { bankCode: 'kbank', accountNumber: '1234567890', accountName: 'Somchai Jaidee' },
} as const;
const draw = (props: Partial<ProfilePanelProps> = {}) => (
  <ProfilePanel
    state={member}
    onRetry={() => undefined}
    resetPasswordHref="/resetPassword"
    onLogout={() => undefined}
    {...props}
  />
);

afterEach(cleanup);

describe('ProfilePanel', () => {
  it('shows the full account, grouped as banks print it, with the bank name in the page language', () => {
    renderInLanguage(draw());
    const account = within(screen.getByRole('region', { name: 'Bank account for withdrawals' }));
    expect(account.getByText('123-4-56789-0')).toBeTruthy();
    expect(account.getByText('Kasikornbank')).toBeTruthy();
  });

  it('shows every digit of a long account number', () => {
    const account = { ...member.account, bankCode: 'gsb', accountNumber: '020123456789123' };
    renderInLanguage(draw({ state: { ...member, account } }));
    expect(screen.getByText('020-1-23456-789123')).toBeTruthy();
  });

  it('confirms before logout, states that nothing is lost, and can be declined', async () => {
    const onLogout = vi.fn();
    renderInLanguage(draw({ onLogout }));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Log out?' }));
    expect(question.getByText(/are kept/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(onLogout).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const again = within(screen.getByRole('alertdialog', { name: 'Log out?' }));
    await user.click(again.getByRole('button', { name: 'Log out' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('allows logout and password change while the profile cannot be loaded', () => {
    const failure = { messageId: 'error.general.network', code: null } as const;
    renderInLanguage(draw({ state: { status: 'error', failure } }));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reset password' })).toBeTruthy();
  });

  it('shows no LINE row if the operator does not offer LINE', () => {
    renderInLanguage(draw());
    expect(screen.queryByText('LINE')).toBeNull();
  });
});
