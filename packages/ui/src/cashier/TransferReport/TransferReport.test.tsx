import {
  reportTransfer,
  satangFromBaht,
  transferTime,
  transferTransition,
  type ErrorMessageId,
  type TransferChannel,
  type TransferReport as Report,
  type TransferState,
} from '@brand/domain';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ktbChannel, tronChannel } from '../transfer.fixtures.ts';
import { TransferReport, type TransferReportProps } from './TransferReport.tsx';

const nothing = (): void => undefined;
const opened = reportTransfer({ amount: '', reference: '', ...transferTime(NOW) });
const report: Report = {
  kind: 'bank',
  channelId: 'b1',
  amount: satangFromBaht(1_500),
  paidAt: NOW,
  reference: null,
  bonus: null,
};
const sent = { draft: { ...opened.draft, amount: '1,500' }, report, intent: 'a' };

const props = (rest: Partial<TransferReportProps>): TransferReportProps => ({
  channel: ktbChannel,
  state: opened,
  onType: nothing,
  onSubmit: nothing,
  onReturn: nothing,
  onRecheck: nothing,
  onRestart: nothing,
  onReopen: nothing,
  historyHref: '/history',
  ...rest,
});

/** Renders the form with its validation rules. */
function Flow({ channel = ktbChannel }: { channel?: TransferChannel }) {
  const [state, send] = useReducer(transferTransition, opened as TransferState);
  if (state.status === 'details') return null;
  return (
    <TransferReport
      {...props({
        channel,
        state,
        onType: (field, text) => send({ type: 'typed', field, text }),
        onSubmit: () => send({ type: 'submitted', intent: 'a', channel, now: NOW }),
      })}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const messageOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
const submit = () => screen.getByRole('button', { name: 'Report transfer' });
const status = () => document.querySelector('[data-component=transfer-report]');

let putClockBack = nothing;
beforeEach(() => {
  putClockBack = setClock(() => NOW);
});
afterEach(() => {
  cleanup();
  putClockBack();
});

describe('TransferReport', () => {
  it('starts with the current time and offers the reportable days', () => {
    renderInLanguage(<TransferReport {...props({})} />);
    expect(box('Time').value).toBe('09:30');
    const days = within(screen.getByRole('combobox', { name: 'Day of transfer' }));
    const options = days.getAllByRole('option').map((option) => option.textContent);
    expect(options.slice(0, 3)).toEqual(['Today 15 Jan', 'Yesterday 14 Jan', '13 Jan']);
    expect(options).toHaveLength(8);
  });

  it('shows every error at its field, keeps the input and focuses the first', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Flow />);
    await user.clear(box('Time'));
    await user.type(box('Slip reference (optional)'), 'slip{Enter}');
    expect(messageOf(box('Amount transferred'))).toBe(
      'Please enter the amount that you transferred',
    );
    expect(messageOf(box('Time'))).toBe('Please enter the day and time of the transfer');
    expect(box('Slip reference (optional)').value).toBe('slip');
    expect(messageOf(box('Slip reference (optional)'))).toContain('6 to 128 of them');
    expect(document.activeElement).toBe(box('Amount transferred'));
  });

  it('does not move the focus while the first of two errors is corrected', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Flow />);
    await user.clear(box('Time'));
    await user.click(submit());
    await user.keyboard('1500');
    expect(box('Amount transferred').value).toBe('1,500');
    expect(document.activeElement).toBe(box('Amount transferred'));
    await user.click(submit());
    expect(document.activeElement).toBe(box('Time'));
    await user.keyboard('930');
    expect(box('Time').value).toBe('09:30');
  });

  it.each([
    ['23:59', 'This time has not come yet. Please see your slip.'],
    ['2561', 'Enter the time as four digits, such as 09:30'],
  ])('refuses the time %s with its own message', async (time, sentence) => {
    const user = userEvent.setup();
    renderInLanguage(<Flow />);
    await user.type(box('Amount transferred'), '500');
    await user.clear(box('Time'));
    await user.type(box('Time'), `${time}{Enter}`);
    expect(messageOf(box('Time'))).toBe(sentence);
    expect(document.activeElement).toBe(box('Time'));
  });

  it('shows the minimum, and whom to contact if less was sent', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Flow />);
    await user.type(box('Amount transferred'), '20{Enter}');
    expect(messageOf(box('Amount transferred'))).toBe(
      'At least 250 baht. If you have sent less, please contact admin.',
    );
  });

  it('shows the converted value of a valid USDT amount', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Flow channel={tronChannel} />);
    const field = box('USDT transferred');
    expect(messageOf(field)).toBe('From 250 to 45,000 baht per time');
    await user.type(field, '20.5');
    expect(messageOf(field)).toBe('About 707.25 baht');
    expect(screen.queryByRole('group', { name: 'Quick amounts' })).toBeNull();
  });

  it('fills in a quick amount', async () => {
    const onType = vi.fn();
    renderInLanguage(<TransferReport {...props({ onType })} />);
    await userEvent.setup().click(screen.getAllByRole('button', { name: '1,000' })[0] as Element);
    expect(onType).toHaveBeenCalledExactlyOnceWith('amount', '1,000');
  });

  it('sends one report for repeated presses in one task', () => {
    const onSubmit = vi.fn();
    renderInLanguage(<TransferReport {...props({ state: { ...opened }, onSubmit })} />);
    act(() => {
      for (let click = 0; click < 100; click += 1) submit().click();
    });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps the form while sending, announces it, and accepts no input', async () => {
    const onSubmit = vi.fn();
    const state: TransferState = { ...sent, status: 'sending', again: false };
    renderInLanguage(<TransferReport {...props({ state, onSubmit })} />);
    expect(box('Amount transferred').value).toBe('1,500');
    expect(screen.getByText('Reporting the transfer').getAttribute('role')).toBe('status');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    const user = userEvent.setup();
    await user.click(submit());
    await user.type(box('Slip reference (optional)'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('retries from the same view and warns not to transfer twice', async () => {
    const onRecheck = vi.fn();
    const { rerender } = renderInLanguage(
      <TransferReport {...props({ state: { ...sent, status: 'unsure' }, onRecheck })} />,
    );
    expect(document.body.textContent).toContain('Do not transfer the money again');
    expect(document.querySelector('[data-part=amount]')?.textContent).toContain('1,500.00');
    await userEvent
      .setup()
      .click(screen.getByRole('button', { name: 'Send the same report again' }));
    expect(onRecheck).toHaveBeenCalledTimes(1);
    const state: TransferState = { ...sent, status: 'sending', again: true };
    rerender(<TransferReport {...props({ state })} />);
    expect(screen.getByRole('heading', { name: 'Your report: no answer yet' })).toBeTruthy();
    expect(status()?.getAttribute('data-state')).toBe('sending');
  });

  it('ends with the amount to be credited and the reference', () => {
    const receipt = { id: 'd_1', reference: 'D26011500001', amount: satangFromBaht(1_500) };
    const { rerender } = renderInLanguage(
      <TransferReport {...props({ state: { ...sent, status: 'sending', again: false } })} />,
    );
    rerender(<TransferReport {...props({ state: { ...sent, status: 'reported', receipt } })} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Transfer reported' }));
    expect(document.querySelector('[data-part=amount]')?.textContent).toContain('1,500.00');
    expect(document.querySelector('[data-part=reference]')?.textContent).toBe('D26011500001');
    expect(document.body.textContent).toContain('within 5 minutes');
    expect(screen.getByRole('link', { name: 'View history' }).getAttribute('href')).toBe(
      '/history',
    );
  });

  it.each([
    ['credited', 'Deposit successful'],
    ['turnedDown', 'The transfer was not found'],
  ] as const)('shows the outcome: %s', (outcome, title) => {
    const receipt = { id: 'd_1', reference: 'D26011500001', amount: satangFromBaht(1_500) };
    const state: TransferState = { ...sent, status: 'reported', receipt };
    const { rerender } = renderInLanguage(<TransferReport {...props({ state })} />);
    rerender(<TransferReport {...props({ state, outcome })} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
    expect(document.querySelector('[data-part=reference]')?.textContent).toBe('D26011500001');
    const again = screen.queryByRole('button', { name: 'Correct and report again' });
    expect(again !== null).toBe(outcome === 'turnedDown');
  });

  it.each([
    ['waiting', false],
    ['credited', true],
    ['turnedDown', false],
  ] as const)(
    'has a receipt, with a new balance only after the credit: %s',
    (outcome, hasBalance) => {
      const receipt = { id: 'd_1', reference: 'D26011500001', amount: satangFromBaht(1_500) };
      const state: TransferState = { ...sent, status: 'reported', receipt };
      const balance = satangFromBaht(14_000);
      renderInLanguage(<TransferReport {...props({ state, outcome, balance })} />);
      const facts = [...document.querySelectorAll('[data-part=fact]')].map(
        (fact) => fact.textContent,
      );
      expect(facts).toEqual([
        'Transferred at15 Jan 2026 09:30',
        ...(hasBalance ? ['Balance14,000.00 baht'] : []),
      ]);
      expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
      expect(document.querySelector('[data-part=save]')).toBeTruthy();
    },
  );

  it.each([
    [2201, 'button', 'Choose deposit channel'],
    [2203, 'link', 'View history'],
  ] as const)('offers the next step for code %i', (code, role, name) => {
    const failure = {
      messageId: `error.transfer.${code}` as ErrorMessageId,
      code: String(code),
    };
    const state: TransferState = { ...opened, failure };
    renderInLanguage(<TransferReport {...props({ state, onChangeChannel: nothing })} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(String(code));
    expect(within(alert).getByRole(role, { name })).toBeTruthy();
  });

  it.each([
    [2202, 'Amount transferred'],
    [2203, 'Slip reference (optional)'],
    [2204, 'Time'],
  ] as const)('focuses the related field after code %i', async (code, name) => {
    const failure = { messageId: `error.transfer.${code}` as const, code: String(code) };
    const { rerender } = renderInLanguage(<TransferReport {...props({})} />);
    await userEvent.setup().click(submit());
    rerender(
      <TransferReport {...props({ state: { ...sent, status: 'sending', again: false } })} />,
    );
    rerender(<TransferReport {...props({ state: { ...opened, failure } })} />);
    expect(document.activeElement).toBe(box(name));
  });
});
