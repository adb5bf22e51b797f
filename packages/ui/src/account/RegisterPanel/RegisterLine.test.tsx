import type { RegisterState } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { asking, askingPhone, banks, filled, line, nothing, otpActions } from '../join.fixtures.ts';
import { OtpStep } from '../OtpStep/OtpStep.tsx';
import type { RegisterLineState } from './RegisterLine.tsx';
import { RegisterPanel } from './RegisterPanel.tsx';

const connected = { status: 'connected', name: 'Namfon', expiresAt: NOW + 60_000 } as const;
const proving = { status: 'proving', form: filled, proof: null, failure: null } as const;
const onConnect = vi.fn();
let restoreClock: () => void;

/** The panel; LINE is removed and expires as in a page. */
function Page({
  state,
  initial,
  opening = false,
}: {
  state: RegisterState;
  initial: RegisterLineState;
  opening?: boolean;
}) {
  const [shown, show] = useState(initial);
  const offer = { onLine: onConnect };
  return (
    <RegisterPanel
      offer={{ status: 'ready', banks }}
      state={state}
      line={{
        ...line(shown),
        onConnect,
        onRemove: () => show({ status: 'none' }),
        onExpire: () => show({ status: 'expired' }),
        opening,
      }}
      otpStep={
        <OtpStep
          {...otpActions}
          purpose="register"
          state={askingPhone}
          {...((shown.status === 'none' || shown.status === 'failed') && offer)}
        />
      }
      otpSent={false}
      onFieldChange={nothing}
      onBankSubmit={nothing}
      onSubmit={nothing}
      onBack={nothing}
      onRetry={nothing}
      loginHref="/login"
      depositHref="/deposit"
      homeHref="/"
    />
  );
}

const draw = (state: RegisterState, initial: RegisterLineState, opening = false) =>
  renderInLanguage(<Page {...{ state, initial, opening }} />);
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  restoreClock = setClock(() => Date.now());
});
afterEach(() => {
  cleanup();
  restoreClock();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('LINE in the registration', () => {
  it('is offered below the phone, which stays the first field', () => {
    draw(proving, { status: 'none' });
    const phone = screen.getByRole('textbox', { name: 'Phone number' });
    const offered = button('Sign up with LINE');
    expect(offered && phone.compareDocumentPosition(offered)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getAllByText('or')).toHaveLength(1);
    fireEvent.click(offered!);
    expect(onConnect).toHaveBeenCalledOnce();
  });

  it('does not send the form of the phone', () => {
    draw(proving, { status: 'none' });
    expect(button('Sign up with LINE')?.type).toBe('button');
  });

  it.each([
    ['phone', proving],
    ['bank', asking('bank')],
    ['login', asking('login')],
  ])('names the connected account at the step %s', (_step, state) => {
    const { container } = draw(state, connected);
    expect(container.querySelector('[data-part=line-account]')?.textContent).toBe(
      'Connected with LINE: NamfonRemove',
    );
    expect(button('Sign up with LINE')).toBeNull();
  });

  it('is removed, and the focus goes to the heading of the step', () => {
    draw(asking('bank'), connected);
    fireEvent.click(button('Remove')!);
    expect(screen.queryByText(/Connected with LINE/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('says when its time is over, and offers both ways on', () => {
    draw(asking('bank'), connected);
    act(() => void vi.advanceTimersByTime(59_000));
    expect(screen.getByText(/Connected with LINE/)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('status').textContent).toContain('Everything you typed is still here');
    fireEvent.click(button('Connect LINE again')!);
    expect(onConnect).toHaveBeenCalledOnce();
    fireEvent.click(button('Sign up without LINE')!);
    expect(screen.queryByText(/has expired/)).toBeNull();
  });

  it('has the way to LINE once when the time is over at the first step', () => {
    draw(proving, { status: 'expired' });
    expect(button('Connect LINE again')).toBeTruthy();
    expect(button('Sign up with LINE')).toBeNull();
    fireEvent.click(button('Sign up without LINE')!);
    expect(button('Sign up with LINE')).toBeTruthy();
  });

  it('says plainly that LINE was cancelled, without an alert or a code', () => {
    const failure = { messageId: 'error.line.6007', code: '6007' } as const;
    draw(proving, { status: 'failed', failure });
    expect(screen.getByText(/LINE was not connected/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Code/)).toBeNull();
    // The way to LINE is below the phone.
    expect(button('Connect LINE again')).toBeNull();
    expect(button('Sign up with LINE')).toBeTruthy();
  });

  it('reports another failure with its code, at later steps with the way to LINE', () => {
    const failure = { messageId: 'error.line.8000', code: '8000' } as const;
    draw(asking('bank'), { status: 'failed', failure });
    expect(screen.getByRole('alert').textContent).toMatch(/LINE link has expired.*Code 8000/);
    expect(button('Connect LINE again')).toBeTruthy();
  });

  it.each(['6009', '6010'] as const)(
    'leads on from the refusal %s with and without LINE',
    (code) => {
      const failure = { messageId: `error.register.${code}`, code } as const;
      draw(asking('login', { failure }), { status: 'none' });
      expect(screen.getByRole('alert').textContent).toContain('tap “Sign up”');
      fireEvent.click(button('Connect LINE again')!);
      expect(onConnect).toHaveBeenCalledOnce();
    },
  );

  it('shows while LINE opens that it does', () => {
    draw(asking('bank'), { status: 'expired' }, true);
    expect(document.querySelector('[data-part=line-connect]')?.getAttribute('aria-busy')).toBe(
      'true',
    );
  });
});
