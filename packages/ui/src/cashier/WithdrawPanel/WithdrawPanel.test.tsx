import {
  INITIAL_WITHDRAW,
  satangFromBaht,
  withdrawTransition,
  type WithdrawState,
} from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { now, setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { noCalls, offer, sent, record } from '../withdraw.fixtures.ts';
import { WithdrawPanel, type WithdrawPanelProps } from './WithdrawPanel.tsx';

const nothing = (): void => undefined;
const amount = satangFromBaht(1_500);

const props = (rest: Partial<WithdrawPanelProps>): WithdrawPanelProps => ({
  terms: offer,
  state: INITIAL_WITHDRAW,
  ...noCalls,
  historyHref: '/history',
  ways: { depositHref: '/deposit', bonusHref: '/bonus', contactHref: null },
  ...rest,
});

function Flow() {
  const [state, dispatch] = useReducer(withdrawTransition, INITIAL_WITHDRAW);
  const { range, balance } = offer;
  return (
    <WithdrawPanel
      {...props({
        state,
        onAmountChange: (text) => dispatch({ type: 'amountTyped', text }),
        onSubmit: () => dispatch({ type: 'submitted', range, balance, locked: false }),
        onReturn: () => dispatch({ type: 'returned' }),
        onConfirm: () => dispatch({ type: 'confirmed', intent: 'a', at: NOW, locked: false }),
      })}
    />
  );
}

let putClockBack = nothing;
beforeEach(() => {
  putClockBack = setClock(() => NOW);
});
afterEach(() => {
  cleanup();
  putClockBack();
  vi.useRealTimers();
});

describe('WithdrawPanel', () => {
  it('shows the available amount and the account before any input', () => {
    renderInLanguage(<WithdrawPanel {...props({})} />);
    expect(screen.getByText('From 300 to 12,500 baht')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'To account' }).textContent).toContain(
      '123-4-56789-0',
    );
  });

  it('counts down the lock on the button and enables it automatically at zero', () => {
    vi.useFakeTimers({ now: NOW });
    setClock(() => Date.now());
    const onSubmit = vi.fn();
    const terms = { ...offer, lockedUntil: NOW + 600_000 };
    renderInLanguage(<WithdrawPanel {...props({ terms, onSubmit })} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /withdraw again in/ });
    expect(button.textContent).toBe('You can withdraw again in 10:00');
    expect(button.disabled).toBe(true);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount to withdraw' });
    const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw all' });
    expect([field.disabled, all.disabled]).toEqual([true, true]);
    expect(document.querySelector('[data-part=lock]')?.textContent).toBe(
      'Next withdrawal at 09:40Wait 10 minutes between withdrawals.',
    );
    act(() => void vi.advanceTimersByTime(16_000));
    expect(button.textContent).toBe('You can withdraw again in 9:44');
    fireEvent.submit(button.form!);
    expect(onSubmit).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(583_999));
    expect(button.textContent).toBe('You can withdraw again in 0:01');
    act(() => void vi.advanceTimersByTime(1));
    expect(now()).toBe(terms.lockedUntil);
    expect(button.textContent).toBe('Withdraw');
    expect([button.disabled, field.disabled, all.disabled]).toEqual([false, false, false]);
    expect(document.querySelector('[data-part=lock]')).toBeNull();
    expect(screen.getByText('You can withdraw now')).toBeTruthy();
  });

  it('waits for the server at the end of the lock, if it is asked', () => {
    vi.useFakeTimers({ now: NOW });
    setClock(() => Date.now());
    const onUnlock = vi.fn();
    const onSubmit = vi.fn();
    const terms = { ...offer, lockedUntil: NOW + 600_000 };
    const { rerender } = renderInLanguage(
      <WithdrawPanel {...props({ terms, onUnlock, onSubmit })} />,
    );
    act(() => void vi.advanceTimersByTime(600_000));
    expect(onUnlock).toHaveBeenCalledTimes(1);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /Withdraw$/ });
    expect(button.getAttribute('aria-busy') ?? button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(button.form!);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByText('You can withdraw now')).toBeNull();
    rerender(<WithdrawPanel {...props({ terms: { ...terms, lockedUntil: null }, onUnlock })} />);
    expect(screen.getByText('You can withdraw now')).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount to withdraw' });
    expect(field.disabled).toBe(false);
  });

  it('shows a correct second wait after the clock was corrected', () => {
    vi.useFakeTimers({ now: NOW });
    setClock(() => Date.now() + 300_000);
    renderInLanguage(
      <WithdrawPanel {...props({ terms: { ...offer, lockedUntil: NOW + 600_000 } })} />,
    );
    expect(screen.getByRole('button', { name: 'You can withdraw again in 5:00' })).toBeTruthy();
  });

  it('sends one withdrawal for repeated presses in one task', () => {
    const onConfirm = vi.fn();
    const state: WithdrawState = { status: 'reviewing', draft: '1,500', open: [], amount };
    renderInLanguage(<WithdrawPanel {...props({ state, onConfirm })} />);
    const button = screen.getByRole('button', { name: 'Confirm withdrawal' });
    act(() => {
      for (let click = 0; click < 100; click += 1) button.click();
    });
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['', '', 'Please enter the amount to withdraw'],
    ['0500', '0,500', 'Enter the amount correctly'],
    ['200a', '200', 'Withdraw at least 300 baht'],
    ['200.125', '200.12', 'Withdraw at least 300 baht'],
    ['100', '100', 'Withdraw at least 300 baht'],
    ['1000000', '1,000,000', 'Withdraw up to 999,999 baht per time'],
    ['20000', '20,000', 'Not enough balance. You can withdraw up to 12,500 baht'],
  ])(
    'shows the error for %j at the field, keeps the input and focuses it',
    async (typed, kept, sentence) => {
      const user = userEvent.setup();
      renderInLanguage(<Flow />);
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount to withdraw' });
      await user.click(field);
      if (typed) await user.paste(typed);
      await user.click(screen.getByRole('button', { name: 'Withdraw' }));
      expect(field.value).toBe(kept);
      expect(
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ).toBe(sentence);
      expect(document.activeElement).toBe(field);
    },
  );

  it('shows amount and account for review before sending, and keeps the amount on return', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Flow />);
    await user.type(screen.getByRole('textbox'), '1500.50{Enter}');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Check before you withdraw' }),
    );
    expect(document.querySelector('[data-part=amount]')?.textContent).toContain('1,500.50');
    expect(screen.getByRole('group', { name: 'To account' }).textContent).toContain(
      '123-4-56789-0',
    );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1,500.50');
  });

  it('fills in the maximum of one withdrawal', async () => {
    const onAmountChange = vi.fn();
    const rich = { ...offer, balance: satangFromBaht(2_000_000) };
    const { rerender } = renderInLanguage(
      <WithdrawPanel {...props({ terms: rich, onAmountChange })} />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Withdraw all' }));
    rerender(
      <WithdrawPanel
        {...props({ terms: { ...offer, balance: satangFromBaht(812.25) }, onAmountChange })}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Withdraw all' }));
    expect(onAmountChange.mock.calls).toEqual([['999,999'], ['812.25']]);
  });

  it.each<WithdrawState>([
    { status: 'sending', ...sent },
    { status: 'unknown', ...sent, elsewhere: false, step: 'open' },
    { status: 'succeeded', draft: '1,500', amount, record },
  ])('offers no way to cancel a sent withdrawal: $status', (state) => {
    renderInLanguage(<WithdrawPanel {...props({ state })} />);
    expect(screen.queryByRole('button', { name: /cancel|edit|back$/i })).toBeNull();
  });

  it('shows a receipt of the success, with a balance only if it was read since', () => {
    const state: WithdrawState = { status: 'succeeded', draft: '1,500', amount, record };
    const terms = { ...offer, lockedUntil: NOW + 600_000 };
    const facts = () => document.querySelector('[data-part=receipt] dl')?.textContent;
    const { rerender } = renderInLanguage(<WithdrawPanel {...props({ state, terms })} />);
    expect(screen.getByText('W26011500001')).toBeTruthy();
    expect(facts()).toBe('Time15 Jan 2026 09:30Next withdrawal09:40');
    rerender(<WithdrawPanel {...props({ state, terms })} newBalance="loading" />);
    expect(facts()).toBe('Time15 Jan 2026 09:30BalanceNext withdrawal09:40');
    rerender(<WithdrawPanel {...props({ state, terms })} newBalance={satangFromBaht(11_000)} />);
    expect(facts()).toContain('Balance11,000.00 baht');
  });

  it('shows the success while the terms are reloading', () => {
    const state: WithdrawState = { status: 'succeeded', draft: '1,500', amount, record };
    renderInLanguage(<WithdrawPanel {...props({ state, terms: { status: 'loading' } })} />);
    expect(screen.getByRole('heading', { name: 'Withdrawal requested' })).toBeTruthy();
  });

  it('shows for an unknown outcome that it is being checked, or that the server is unreachable', () => {
    const state: WithdrawState = { status: 'unknown', ...sent, elsewhere: false, step: 'open' };
    const { rerender } = renderInLanguage(<WithdrawPanel {...props({ state })} />);
    const looking = screen.getByRole('status');
    expect(looking.textContent).toBe('Looking in your history');
    rerender(<WithdrawPanel {...props({ state, searchFault: { kind: 'network', code: null } })} />);
    expect(looking.textContent).toBe('No connection, trying again');
  });

  it('claims neither that it was made nor that it was not, in both languages', () => {
    const state: WithdrawState = { status: 'unknown', ...sent, elsewhere: false, step: 'open' };
    renderInLanguage(<WithdrawPanel {...props({ state })} />);
    expect(screen.getByRole('heading').textContent).toBe('1,500 baht: no answer yet');
    expect(document.body.textContent).toContain('It may still arrive.');
    cleanup();
    renderInLanguage(<WithdrawPanel {...props({ state })} />, 'th');
    expect(screen.getByRole('heading').textContent).toBe('ถอน 1,500 บาท: ยังไม่ทราบผล');
  });

  it('sends the same request again once per press, also if the state changes meanwhile', () => {
    const onResend = vi.fn();
    const unknown = (step: 'open' | 'waiting'): WithdrawState => ({
      status: 'unknown',
      ...sent,
      elsewhere: false,
      step,
    });
    const { rerender } = renderInLanguage(
      <WithdrawPanel {...props({ state: unknown('open'), onResend })} />,
    );
    const button = screen.getByRole('button', { name: 'Send the same request again' });
    fireEvent.click(button);
    rerender(<WithdrawPanel {...props({ state: unknown('waiting'), onResend })} />);
    fireEvent.click(button);
    expect(onResend).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Wait' })).toBeNull();
  });

  it('offers another amount only after the block, and asks for a confirmation', () => {
    const calls = { onAnother: vi.fn(), onAnotherConfirm: vi.fn(), onWait: vi.fn() };
    const at = (sentAt: number, step: 'open' | 'another'): WithdrawState => ({
      status: 'unknown',
      ...sent,
      sentAt,
      elsewhere: false,
      step,
    });
    const { rerender } = renderInLanguage(
      <WithdrawPanel {...props({ state: at(NOW, 'open'), ...calls })} />,
    );
    expect(document.body.textContent).toContain('You can withdraw another amount in 10:00');
    rerender(<WithdrawPanel {...props({ state: at(NOW - 600_000, 'open'), ...calls })} />);
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw another amount' }));
    expect(calls.onAnother).toHaveBeenCalledTimes(1);
    rerender(<WithdrawPanel {...props({ state: at(NOW - 600_000, 'another'), ...calls })} />);
    expect(document.body.textContent).toContain('both amounts are taken');
    const confirm = screen.getByRole('button', { name: 'Withdraw another amount as well' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(calls.onAnotherConfirm).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Keep waiting' }));
    expect(calls.onWait).toHaveBeenCalledTimes(1);
  });
});
