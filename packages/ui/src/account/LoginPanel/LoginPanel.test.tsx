import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { LoginPanel } from './LoginPanel.tsx';

const wrong = { messageId: 'error.login.5000', code: '5000' } as const;
const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone or username' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('LoginPanel', () => {
  it('submits the input on click and on Enter, with the username trimmed', async () => {
    const onSubmit = vi.fn();
    renderInLanguage(<LoginPanel status="idle" failure={null} onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.type(username(), ' demo ');
    await user.type(password(), 'demo 1234{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'demo', password: 'demo 1234' });
  });

  it('shows an error at empty fields and focuses the first', async () => {
    const onSubmit = vi.fn();
    renderInLanguage(<LoginPanel status="idle" failure={null} onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.click(button());
    expect(document.activeElement).toBe(username());
    expect(screen.getByText('Please enter your phone number or username')).toBeTruthy();
    expect(screen.getByText('Please enter your password')).toBeTruthy();
    await user.type(username(), 'demo');
    expect(screen.queryByText('Please enter your phone number or username')).toBeNull();
    await user.click(button());
    expect(document.activeElement).toBe(password());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the input after a wrong login and shows the error immediately', async () => {
    const draw = (failure: typeof wrong | null, status: 'idle' | 'sending') => (
      <LoginPanel status={status} failure={failure} onSubmit={() => undefined} />
    );
    const { rerender } = renderInLanguage(draw(null, 'idle'));
    const user = userEvent.setup();
    await user.type(username(), 'demo');
    await user.type(password(), 'wrong');
    rerender(draw(null, 'sending'));
    rerender(draw(wrong, 'idle'));
    expect(screen.getByRole('alert').textContent).toContain('Wrong username or password');
    expect([username().value, password().value]).toEqual(['demo', 'wrong']);
  });

  it('sends one request for repeated clicks in one task', async () => {
    const onSubmit = vi.fn();
    renderInLanguage(<LoginPanel status="idle" failure={null} onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.type(username(), 'demo');
    await user.type(password(), 'demo1234');
    act(() => {
      for (let click = 0; click < 100; click += 1) button().click();
    });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('shows the lock on the button, then allows the next attempt', () => {
    vi.useFakeTimers({ now: NOW });
    const putBack = setClock(() => Date.now());
    renderInLanguage(
      <LoginPanel
        status="idle"
        failure={{ messageId: 'error.login.3000', code: '3000' }}
        waitUntil={NOW + 60_000}
        onSubmit={() => undefined}
      />,
    );
    const waiting = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again in 1:00' });
    expect(waiting.disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(button().disabled).toBe(false);
    putBack();
  });

  it('is a form that password managers recognise', () => {
    const { container } = renderInLanguage(
      <LoginPanel status="idle" failure={null} onSubmit={() => undefined} />,
    );
    expect(container.querySelector('form')?.method).toBe('post');
    expect(username().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
    expect(password().type).toBe('password');
  });

  it('starts with the stored username and reports its changes, never the password', async () => {
    const onUsernameInput = vi.fn();
    renderInLanguage(
      <LoginPanel
        status="idle"
        failure={null}
        onSubmit={() => undefined}
        defaultUsername="dem"
        onUsernameInput={onUsernameInput}
      />,
    );
    const user = userEvent.setup();
    expect(username().value).toBe('dem');
    await user.type(username(), 'o');
    await user.type(password(), 'secret');
    expect(onUsernameInput.mock.calls).toEqual([['demo']]);
  });

  it('offers exactly the links and login methods that are configured', () => {
    const ways = ['Forgot password', 'Log in with LINE', 'Sign up'];
    const seen = () =>
      ways.filter(
        (name) => screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name }),
      );
    const panel = <LoginPanel status="idle" failure={null} onSubmit={() => undefined} />;
    const { rerender } = renderInLanguage(panel);
    expect(seen()).toEqual([]);
    rerender(
      <LoginPanel
        status="idle"
        failure={null}
        onSubmit={() => undefined}
        forgotHref="/forgot"
        registerHref="/register"
        onLine={() => undefined}
      />,
    );
    expect(seen()).toEqual(ways);
  });

  it('offers passkeys by a button and in the autofill of the username, if there are any', () => {
    const panel = <LoginPanel status="idle" failure={null} onSubmit={() => undefined} />;
    const { rerender } = renderInLanguage(panel);
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
    expect(username().autocomplete).toBe('username');
    const onPasskey = vi.fn();
    rerender(
      <LoginPanel
        status="idle"
        failure={null}
        onSubmit={() => undefined}
        onPasskey={onPasskey}
        passkeyCancelled
      />,
    );
    expect(username().getAttribute('autocomplete')).toBe('username webauthn');
    screen.getByRole('button', { name: 'Log in with a passkey' }).click();
    expect(onPasskey).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/^No passkey was used/).closest('[role=status]')).toBeTruthy();
  });

  it('shows the contact link for failures that only an admin can solve', () => {
    const failure = { messageId: 'error.login.1008', code: '1008' } as const;
    renderInLanguage(
      <LoginPanel
        status="idle"
        failure={failure}
        onSubmit={() => undefined}
        contactHref="https://chat.example/admin"
      />,
    );
    const link = screen.getByRole('link', { name: 'Contact admin' });
    expect(link.getAttribute('href')).toBe('https://chat.example/admin');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
