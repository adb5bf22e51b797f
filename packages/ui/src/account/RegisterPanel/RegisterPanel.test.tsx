import { registerTransition, type RegisterEvent, type RegisterState } from '@brand/domain';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import {
  asking,
  askingPhone,
  banks,
  filled,
  nothing,
  otpActions,
  sending,
} from '../join.fixtures.ts';
import { OtpStep } from '../OtpStep/OtpStep.tsx';
import { RegisterPanel, type RegisterPanelProps } from './RegisterPanel.tsx';

const calls = vi.fn();

const props = (rest: Partial<RegisterPanelProps> = {}): RegisterPanelProps => ({
  offer: { status: 'ready', banks },
  state: { status: 'proving', form: filled, proof: null, failure: null },
  otpStep: <OtpStep {...otpActions} purpose="register" state={askingPhone} />,
  otpSent: false,
  onFieldChange: nothing,
  onBankSubmit: nothing,
  onSubmit: nothing,
  onBack: nothing,
  onRetry: nothing,
  loginHref: '/login',
  forgotHref: '/forgot',
  depositHref: '/deposit',
  homeHref: '/',
  ...rest,
});

/** Renders the panel with its real state machine. The callbacks return the API responses. */
function renderFlow(initial: RegisterState) {
  let send: (event: RegisterEvent) => void = nothing;
  function Flow() {
    const [state, dispatch] = useReducer(registerTransition, initial);
    send = dispatch;
    return (
      <RegisterPanel
        {...props({ state })}
        onFieldChange={(field, text) => dispatch({ type: 'typed', field, text })}
        onBankSubmit={() => dispatch({ type: 'bankSubmitted', banks })}
        onSubmit={() => {
          calls();
          dispatch({ type: 'submitted', intent: 'a', banks, now: NOW });
        }}
        onBack={() => dispatch({ type: 'wentBack' })}
      />
    );
  }
  const { container } = renderInLanguage(<Flow />);
  return { container, send: (event: RegisterEvent) => act(() => send(event)) };
}

const empty = { ...filled, bank: '', accountNumber: '', firstName: '', lastName: '' };
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('RegisterPanel', () => {
  it('moves from the bank to the password and shows the account for review', async () => {
    renderFlow(asking('bank', { form: empty }));
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: /Kasikornbank/ }));
    expect(document.activeElement).toBe(box('Account number'));
    expect(screen.queryByRole('radio')).toBeNull();
    await user.paste('๔๕๖ 7-89012-3');
    expect(box('Account number').value).toBe('456-7-89012-3');
    await user.type(box('First name'), 'อรุณ');
    await user.type(box('Last name'), 'แสงทอง{Enter}');
    expect(heading().textContent).toBe('Choose a password');
    expect(document.activeElement).toBe(heading());
    const account = screen.getByRole('group', { name: 'Bank account for this sign-up' });
    expect(account.textContent).toContain('Kasikornbank456-7-89012-3อรุณ แสงทอง');
  });

  it('shows what is missing and focuses the first field', async () => {
    renderFlow(asking('bank', { form: empty }));
    await userEvent.setup().click(button('Next'));
    expect(document.activeElement?.textContent).toBe('KBANKKasikornbank');
    expect(screen.getByText('Please choose your bank')).toBeTruthy();
    expect(screen.getByText('Please enter your last name')).toBeTruthy();
  });

  it('groups numbers of twelve and fifteen digits', () => {
    const form = { ...filled, bank: 'gsb', accountNumber: '020456789012345' };
    renderFlow(asking('bank', { form }));
    expect(box('Account number').value).toBe('020-4-56789-012345');
    expect(screen.getByText('12 / 15 digits, as in your bank book')).toBeTruthy();
  });

  it('reopens the bank picker with the current bank selected', async () => {
    renderFlow(asking('bank'));
    await userEvent.setup().click(button('Change bank'));
    expect(screen.getByRole('radio', { checked: true }).textContent).toContain('Kasikornbank');
  });

  it('registers once for repeated clicks in one task', async () => {
    renderFlow(asking('login'));
    await userEvent.setup().type(password(), 'secret99');
    act(() => {
      for (let click = 0; click < 100; click += 1) button('Sign up').click();
    });
    expect(calls).toHaveBeenCalledTimes(1);
    expect(password().readOnly).toBe(true);
  });

  it('reads values that a password manager filled in without an event', async () => {
    renderFlow(asking('login'));
    password().value = 'manager-made-99';
    await userEvent.setup().click(button('Sign up'));
    expect(screen.queryByText('Please enter a password')).toBeNull();
    expect(password().readOnly).toBe(true);
  });

  it('is a form that password managers recognise, with the phone as username', () => {
    const { container } = renderFlow(asking('login'));
    expect(container.querySelector('form')?.method).toBe('post');
    expect(box('Username')).toMatchObject({ value: '0812345678', autocomplete: 'username' });
    expect(password().autocomplete).toBe('new-password');
  });

  it('shows a refused field at that field, in its step, with the error code', () => {
    const { send } = renderFlow(sending);
    const failure = { messageId: 'error.register.4000', code: '4000' } as const;
    send({ type: 'refused', intent: 'a', failure, wireField: 'bank_id' });
    expect(document.activeElement).toBe(box('Account number'));
    expect(screen.getByText(/all fields correctly. \(Code 4000\)/)).toBeTruthy();
  });

  it('shows any other refusal immediately, keeps the input, and can be sent again', async () => {
    const { send } = renderFlow(sending);
    const failure = { messageId: 'error.register.6002', code: '6002' } as const;
    send({ type: 'refused', intent: 'a', failure, wireField: null });
    expect(screen.getByRole('alert').textContent).toContain('already registered');
    expect(screen.getByRole('alert').textContent).toContain('Code 6002');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe(
      '/forgot',
    );
    expect(password().value).toBe('secret99');
    await userEvent.setup().click(button('Sign up'));
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('goes back step by step and keeps all input', async () => {
    renderFlow(asking('login', { form: { ...filled, password: 'abc' } }));
    const user = userEvent.setup();
    await user.click(button('Back'));
    expect(box('First name').value).toBe('อรุณ');
    await user.click(button('Next'));
    expect(password().value).toBe('abc');
    await user.click(button('Back'));
    await user.click(button('Back'));
    expect(box('Phone number')).toBeTruthy();
    expect(document.activeElement).toBe(heading());
  });

  it('shows the login link instead of the form while registration is closed', () => {
    renderInLanguage(<RegisterPanel {...props({ offer: { status: 'closed' } })} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it.each(['loading', 'error'] as const)(
    'asks for the phone while the options are %s',
    (status) => {
      const failure = { messageId: 'error.general.network', code: null } as const;
      const offer = status === 'error' ? { status, failure } : { status };
      const { rerender } = renderInLanguage(<RegisterPanel {...props({ offer })} />);
      expect(box('Phone number')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
      rerender(<RegisterPanel {...props({ offer, state: asking('bank') })} />);
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  it('can reload the options after a loading error', async () => {
    const onRetry = vi.fn();
    const failure = { messageId: 'error.general.network', code: null } as const;
    renderInLanguage(
      <RegisterPanel
        {...props({ offer: { status: 'error', failure }, state: asking('bank'), onRetry })}
      />,
    );
    await userEvent.setup().click(button('Retry'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows a welcome with the next step', () => {
    renderInLanguage(<RegisterPanel {...props({ state: { status: 'joined', credit: null } })} />);
    expect(document.activeElement).toBe(heading());
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
  });
});
