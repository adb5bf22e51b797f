import { INITIAL_OTP, otpTransition, type OtpEvent, type OtpState } from '@brand/domain';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { now, setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { askingCode, network, nothing, otpActions, otpFailure, sent } from '../join.fixtures.ts';
import { OtpStep } from './OtpStep.tsx';

const calls = vi.fn();
const refused = (code: '6001' | '6003'): OtpEvent => ({
  type: 'refused',
  intent: 'b',
  failure: otpFailure(code),
  waitUntil: null,
  maybeSent: false,
});

/** Renders the step with its real state machine. `send` returns the API response. */
function renderFlow(initial: OtpState = INITIAL_OTP) {
  let send: (event: OtpEvent) => void = nothing;
  function Flow() {
    const [state, dispatch] = useReducer(otpTransition, initial);
    send = dispatch;
    return (
      <OtpStep
        purpose="register"
        state={state}
        onPhoneChange={(text) => dispatch({ type: 'phoneTyped', text })}
        onPhoneSubmit={() => {
          calls('request');
          dispatch({ type: 'phoneSubmitted', intent: 'a', now: now() });
        }}
        onCodeAtHand={() => dispatch({ type: 'codeAtHand', now: now() })}
        onCodeChange={(text) => dispatch({ type: 'codeTyped', text })}
        onCodeSubmit={() => {
          calls('check');
          dispatch({ type: 'codeSubmitted', intent: 'b' });
        }}
        onResend={() => {
          calls('resend');
          dispatch({ type: 'resendAsked', intent: 'c', now: now() });
        }}
        onExpire={() => calls('expire')}
        onPhoneEdit={() => dispatch({ type: 'phoneEdited' })}
      />
    );
  }
  renderInLanguage(<Flow />);
  return (event: OtpEvent) => act(() => send(event));
}

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'OTP code' });
const button = (name: string | RegExp) =>
  screen.queryByRole<HTMLButtonElement>('button', { name })!;

let putBack: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  putBack = setClock(() => Date.now());
});
afterEach(() => {
  cleanup();
  putBack();
  vi.useRealTimers();
  vi.clearAllMocks();
});
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

describe('OtpStep', () => {
  it('moves from phone to code on Enter and focuses the code', async () => {
    const send = renderFlow();
    await user().type(phone(), '0812345678{Enter}');
    expect(phone().readOnly).toBe(true);
    const otp = { waitMs: 60_000, reference: 'KDMT', expiresAt: NOW + 300_000 };
    send({ type: 'sent', intent: 'a', otp, now: now() });
    expect(document.activeElement).toBe(code());
    expect(screen.getByText('Reference KDMT')).toBeTruthy();
    expect(screen.getByText('A 6-digit code was sent to 081-234-5678.')).toBeTruthy();
  });

  it('shows an error at the field for an invalid phone number and focuses it', async () => {
    renderFlow();
    await user().type(phone(), '0212345678');
    await user().click(button('Get OTP code'));
    expect(screen.getByText('The phone number must start with 06, 08 or 09')).toBeTruthy();
    expect(document.activeElement).toBe(phone());
  });

  it('requests one SMS for repeated clicks in one task', async () => {
    renderInLanguage(
      <OtpStep {...otpActions} purpose="register" state={INITIAL_OTP} onPhoneSubmit={calls} />,
    );
    act(() => {
      for (let click = 0; click < 100; click += 1) button('Get OTP code').click();
    });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it.each(['482913', '๔๘๒๙๑๓', 'Your OTP is 482913 (ref. KDMT)'])(
    'checks %j once when it is pasted',
    async (pasted) => {
      renderFlow(askingCode);
      await user().click(code());
      await user().paste(pasted);
      expect(calls.mock.calls).toEqual([['check']]);
      expect(code().value).toBe('482913');
    },
  );

  it('keeps a wrong code, shows the error at it, and does not retry automatically', async () => {
    const send = renderFlow(askingCode);
    await user().type(code(), '482913');
    send(refused('6001'));
    expect(code().value).toBe('482913');
    expect(document.activeElement).toBe(code());
    expect(screen.getByText(/The OTP code is incorrect.*\(Code 6001\)/)).toBeTruthy();
    await user().keyboard('482914');
    expect(code().value).toBe('482914');
    expect(calls).toHaveBeenCalledTimes(1);
    await user().keyboard('{Enter}');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('selects a wrong code, so that the next key replaces it', async () => {
    const send = renderFlow(askingCode);
    await user().type(code(), '482913');
    send(refused('6001'));
    expect(document.activeElement).toBe(code());
    expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
  });

  it('moves the focus to another code after too many tries, also while it waits', async () => {
    const send = renderFlow(askingCode);
    await user().type(code(), '482913');
    send(refused('6003'));
    const waiting = button('Get a new code in 0:45');
    expect(document.activeElement).toBe(waiting);
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    calls.mockClear();
    await user().keyboard('{Enter}');
    expect(calls).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(45_000));
    expect(document.activeElement).toBe(button('Get a new code'));
    await user().keyboard('{Enter}');
    expect(calls.mock.calls).toEqual([['resend']]);
  });

  it('counts down to the next SMS and then sends one', async () => {
    renderFlow(askingCode);
    expect(button('Get a new code in 0:45').disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(45_000));
    await user().click(button('Get a new code'));
    expect(calls.mock.calls).toEqual([['resend']]);
  });

  it('offers only a new code after the old one has expired', () => {
    renderFlow(askingCode);
    act(() => void vi.advanceTimersByTime(sent.expiresAt - NOW + 1));
    expect(screen.getByText('This code has expired. Request a new one.')).toBeTruthy();
    expect(button('Confirm')).toBeNull();
    expect(button('Get a new code').disabled).toBe(false);
    expect(code().disabled).toBe(true);
    expect(calls.mock.calls).toEqual([['expire']]);
  });

  it('takes the code again when the clock turns out to be ahead', () => {
    renderFlow(askingCode);
    act(putBack);
    act(() => void (putBack = setClock(() => Date.now() + 7_200_000)));
    expect(code().disabled).toBe(true);
    // The reply of the server, which `onExpire` asks for, corrects the clock.
    act(putBack);
    act(() => void (putBack = setClock(() => Date.now())));
    expect(code().disabled).toBe(false);
    expect(button('Confirm')).toBeTruthy();
  });

  it('takes the code while the clock that calls it over may be wrong', () => {
    renderFlow(askingCode);
    act(putBack);
    act(() => {
      putBack = setClock(
        () => Date.now() + 7_200_000,
        () => -Infinity,
      );
    });
    expect(code().disabled).toBe(false);
    expect(screen.queryByText(/has expired/)).toBeNull();
    expect(screen.getByText(/-:--/, { selector: '[data-part=time-left]' })).toBeTruthy();
    expect(button('Get a new code in -:--')).toBeTruthy();
  });

  it('offers to enter a code whose request got no reply, and claims nothing about it', async () => {
    const send = renderFlow();
    await user().type(phone(), '0812345678{Enter}');
    expect(button('I already have a code')).toBeNull();
    send({ type: 'refused', intent: 'a', failure: network, waitUntil: null, maybeSent: true });
    await user().click(button('I already have a code'));
    expect(document.activeElement).toBe(code());
    expect(screen.getByText(/If 081-234-5678 received an SMS/)).toBeTruthy();
    expect(screen.queryByText(/was sent|Valid for|Reference/)).toBeNull();
    await user().type(code(), '482913');
    expect(calls.mock.calls).toEqual([['request'], ['check']]);
  });

  it('goes back to the phone and keeps its input', async () => {
    renderFlow(askingCode);
    await user().click(button('Change number'));
    expect(phone().value).toBe('081-234-5678');
    expect(document.activeElement).toBe(phone());
  });

  it('supports autofill on a phone', () => {
    renderFlow();
    expect([phone().type, phone().autocomplete]).toEqual(['tel', 'tel-national']);
    cleanup();
    renderFlow(askingCode);
    expect([code().inputMode, code().autocomplete]).toEqual(['numeric', 'one-time-code']);
  });
});
