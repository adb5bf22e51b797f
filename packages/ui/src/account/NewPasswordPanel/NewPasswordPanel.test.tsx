import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { NewPasswordPanel, type NewPasswordPanelProps } from './NewPasswordPanel.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save new password' });
const draw = (props: Partial<NewPasswordPanelProps> = {}) => (
  <NewPasswordPanel
    kind="change"
    status="idle"
    failure={null}
    onSubmit={() => undefined}
    {...props}
  />
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('NewPasswordPanel', () => {
  it('sends the old and the new password unchanged, including spaces', async () => {
    const onSubmit = vi.fn();
    renderInLanguage(draw({ onSubmit }));
    const user = userEvent.setup();
    await user.type(field('Old password'), 'demo1234');
    await user.type(field('New password'), ' two words ');
    await user.type(field('Repeat password'), ' two words {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      oldPassword: 'demo1234',
      password: ' two words ',
    });
  });

  it('shows missing, short or different input at its field and focuses the first', async () => {
    const onSubmit = vi.fn();
    renderInLanguage(draw({ onSubmit }));
    const user = userEvent.setup();
    await user.type(field('New password'), '12345');
    await user.type(field('Repeat password'), '12346');
    await user.click(save());
    expect(document.activeElement).toBe(field('Old password'));
    expect(screen.getByText('Please enter your old password')).toBeTruthy();
    expect(screen.getByText('The password needs at least 6 characters')).toBeTruthy();
    expect(screen.getByText('The passwords do not match')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('refuses the old password as the new one', async () => {
    const onSubmit = vi.fn();
    renderInLanguage(draw({ onSubmit }));
    const user = userEvent.setup();
    for (const name of ['Old password', 'New password', 'Repeat password'])
      await user.type(field(name), 'demo1234');
    await user.click(save());
    expect(screen.getByText(/The new password is the same as the old one/)).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows a separate message for each missing password', async () => {
    renderInLanguage(draw());
    await userEvent.setup().click(save());
    for (const sentence of [
      'Please enter your old password',
      'Please enter a password',
      'Please enter the new password again',
    ])
      expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('does not ask for the old password in the forgot flow', async () => {
    const onSubmit = vi.fn();
    renderInLanguage(draw({ kind: 'forgot', onSubmit, phone: '081-xxx-0001' }));
    expect(screen.queryByLabelText('Old password')).toBeNull();
    expect(screen.getByText(/081-xxx-0001/)).toBeTruthy();
    const user = userEvent.setup();
    await user.type(field('New password'), 'secret99');
    await user.type(field('Repeat password'), 'secret99{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ oldPassword: '', password: 'secret99' });
  });

  it('shows a wrong old password at its field, keeps all fields, and clears the error on edit', async () => {
    const { rerender } = renderInLanguage(draw());
    const user = userEvent.setup();
    await user.type(field('Old password'), 'wrong');
    await user.type(field('New password'), 'secret99');
    await user.type(field('Repeat password'), 'secret99');
    rerender(draw({ status: 'sending' }));
    rerender(draw({ failure: { messageId: 'error.resetPassword.5002', code: '5002' } }));
    expect(document.activeElement).toBe(field('Old password'));
    expect(field('Old password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('The old password is incorrect')).toBeTruthy();
    expect([field('Old password').value, field('New password').value]).toEqual([
      'wrong',
      'secret99',
    ]);
    await user.type(field('Old password'), 'x');
    expect(screen.queryByText('The old password is incorrect')).toBeNull();
  });

  it('sends one request for repeated clicks in one task', async () => {
    const onSubmit = vi.fn();
    renderInLanguage(draw({ onSubmit }));
    const user = userEvent.setup();
    await user.type(field('Old password'), 'demo1234');
    await user.type(field('New password'), 'secret99');
    await user.type(field('Repeat password'), 'secret99');
    act(() => {
      for (let click = 0; click < 100; click += 1) save().click();
    });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('waits one minute after too many attempts, then allows the next', () => {
    vi.useFakeTimers({ now: NOW });
    const putBack = setClock(() => Date.now());
    renderInLanguage(
      draw({
        failure: { messageId: 'error.resetPassword.4290', code: '4290' },
        waitUntil: NOW + 60_000,
      }),
    );
    const waiting = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again in 1:00' });
    expect(waiting.disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(save().disabled).toBe(false);
    putBack();
  });

  it('counts down the last minutes of the OTP proof, then offers a new OTP', () => {
    vi.useFakeTimers({ now: NOW });
    const putBack = setClock(() => Date.now());
    const onRestart = vi.fn();
    renderInLanguage(draw({ kind: 'forgot', expiresAt: NOW + 360_000, onRestart }));
    expect(screen.queryByText(/Finish within/)).toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Finish within 5:00')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(300_000));
    const heading = screen.getByRole('heading', {
      name: 'The password reset has timed out',
    });
    expect(document.activeElement).toBe(heading);
    act(() => screen.getByRole('button', { name: 'Request a new OTP code' }).click());
    expect(onRestart).toHaveBeenCalledOnce();
    putBack();
  });

  it('is a form that password managers recognise', () => {
    const { container } = renderInLanguage(draw({ username: 'demo' }));
    expect(container.querySelector('form')?.method).toBe('post');
    expect(container.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
      'demo',
    );
    expect(field('Old password').autocomplete).toBe('current-password');
    expect(field('New password').autocomplete).toBe('new-password');
    expect(field('Repeat password').autocomplete).toBe('new-password');
  });
});
