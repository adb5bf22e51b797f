import {
  INITIAL_DEPOSIT,
  depositTransition,
  isQrChannel,
  satangFromBaht,
  type DepositEvent,
  type DepositState,
} from '@brand/domain';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { channels, qr, scbChannel } from '../cashier.fixtures.ts';
import { DepositPanel, type DepositPanelProps } from './DepositPanel.tsx';

vi.mock('../../primitives/QrCode/qrImage.ts', () => ({
  qrImage: () => Promise.resolve(new Blob(['png'], { type: 'image/png' })),
}));

const nothing = (): void => undefined;
const waiting: DepositState = {
  status: 'waiting',
  channel: scbChannel,
  draft: '300',
  amount: satangFromBaht(300),
  qr,
  fault: null,
};
const entering = (draft: string): DepositState => ({
  status: 'entering',
  channel: scbChannel,
  draft,
  problem: null,
  failure: null,
});

const props = (rest: Partial<DepositPanelProps>): DepositPanelProps => ({
  state: INITIAL_DEPOSIT,
  channels: { status: 'ready', channels },
  balance: null,
  onChannelChoose: nothing,
  onAmountChange: nothing,
  onSubmit: nothing,
  onCancel: nothing,
  onLeave: nothing,
  onRestart: nothing,
  onRetry: nothing,
  historyHref: '/history',
  homeHref: '/',
  ...rest,
});

/** Renders the panel with its real state machine. `send` returns the API response. */
function renderFlow(initial: DepositState = INITIAL_DEPOSIT) {
  let send: (event: DepositEvent) => void = nothing;
  function Flow() {
    const [state, dispatch] = useReducer(depositTransition, initial);
    send = dispatch;
    return (
      <DepositPanel
        {...props({
          state,
          balance: satangFromBaht(12_800),
          onChannelChoose: (channel) =>
            isQrChannel(channel) && dispatch({ type: 'channelChosen', channel }),
          onAmountChange: (text) => dispatch({ type: 'amountTyped', text }),
          onSubmit: () => dispatch({ type: 'submitted', intent: 'a' }),
          onCancel: () => dispatch({ type: 'cancelled' }),
          onLeave: () => dispatch({ type: 'leftChannel' }),
          onRestart: () => dispatch({ type: 'restarted' }),
        })}
      />
    );
  }
  renderInLanguage(<Flow />);
  return (event: DepositEvent) => act(() => send(event));
}

let putClockBack = nothing;
beforeEach(() => {
  putClockBack = setClock(() => NOW);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = nothing;
});
afterEach(() => {
  cleanup();
  putClockBack();
  vi.useRealTimers();
});

describe('DepositPanel', () => {
  it('works with the keyboard only, and each view receives the focus', async () => {
    const user = userEvent.setup();
    const send = renderFlow();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Enter the amount' }));
    await user.tab();
    await user.keyboard('300{Enter}');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Creating your QR code' }),
    );
    send({ type: 'qrReceived', intent: 'a', qr });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Scan to deposit' }));
    expect(screen.getByRole('img', { name: 'QR code for a deposit of 300.00 baht' })).toBeTruthy();
    send({ type: 'statusReceived', qrId: qr.id, status: { outcome: 'paid' } });
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Deposit successful' }),
    );
    await waitFor(() => screen.getByText('12,800'));
    // Past the copy button of the reference.
    await user.keyboard('{Tab}{Tab}');
    expect(document.activeElement?.getAttribute('href')).toBe('/');
  });

  it('requests one QR code for repeated presses in one task', () => {
    const onSubmit = vi.fn();
    renderInLanguage(<DepositPanel {...props({ state: entering('300'), onSubmit })} />);
    const button = screen.getByRole('button', { name: 'Create QR code' });
    act(() => {
      for (let click = 0; click < 100; click += 1) button.click();
    });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['', '', 'Please enter the amount to deposit'],
    ['0500', '0,500', 'Enter the amount correctly'],
    ['12.5', '12', 'Deposit at least 50 baht'],
    ['20', '20', 'Deposit at least 50 baht'],
    ['45001', '45,001', 'Deposit up to 45,000 baht per time'],
  ])(
    'shows the error for %j at the field, keeps the input and focuses it',
    async (typed, kept, sentence) => {
      const user = userEvent.setup();
      renderFlow(entering(''));
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount to deposit' });
      if (typed) await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: 'Create QR code' }));
      expect(field.value).toBe(kept);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ).toBe(sentence);
      expect(document.activeElement).toBe(field);
    },
  );

  it('shows the range before any input', () => {
    renderInLanguage(<DepositPanel {...props({ state: entering('') })} />);
    expect(screen.getByText('From 50 to 45,000 baht per time')).toBeTruthy();
  });

  it('fills the field from a quick amount and marks it', async () => {
    const user = userEvent.setup();
    renderFlow(entering(''));
    const [six] = screen.getAllByRole('group', { name: 'Quick amounts' });
    const amounts = within(six!).getAllByRole('button');
    expect(amounts.map((button) => button.textContent)).toEqual([
      '50',
      '100',
      '500',
      '1,000',
      '5,000',
      '45,000',
    ]);
    await user.click(amounts[3]!);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1,000');
    expect(amounts[3]!.getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['day', 'You can deposit 1,250.50 baht more today.'],
    ['week', 'You can deposit 1,250.50 baht more this week.'],
    ['month', 'You can deposit 1,250.50 baht more this month.'],
  ] as const)('shows the remaining deposit limit of the %s', (period, sentence) => {
    const left = satangFromBaht(1250.5);
    const failure = { messageId: `error.depositLimit.${period}`, code: '2301', left } as const;
    const state = { ...entering('5000'), failure } as DepositState;
    renderInLanguage(<DepositPanel {...props({ state })} />);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
  });

  it('keeps the amount after a refusal and shows the code for support', () => {
    const failure = { messageId: 'error.deposit.98', code: '5021' } as const;
    const state = { ...entering('300'), failure } as DepositState;
    renderInLanguage(<DepositPanel {...props({ state })} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('300');
    expect(screen.getByRole('alert').textContent).toContain(
      'QR request failed. Please contact admin.',
    );
    expect(screen.getByRole('alert').textContent).toContain('CODE: 5021');
  });

  it('shows the admin link only for messages that mention it', () => {
    const contactHref = 'https://line.example/admin';
    const refused = { messageId: 'error.deposit.98', code: '5021' } as const;
    const other = { messageId: 'error.deposit.incomplete', code: null } as const;
    const panel = (failure: typeof refused | typeof other) => {
      const state = { ...entering('300'), failure } as DepositState;
      return <DepositPanel {...props({ state, contactHref })} />;
    };
    const { rerender } = renderInLanguage(panel(refused));
    expect(screen.getByRole('link', { name: 'Contact admin' }).getAttribute('href')).toBe(
      contactHref,
    );
    rerender(panel(other));
    expect(screen.queryByRole('link', { name: 'Contact admin' })).toBeNull();
    const alerted = { ...waiting, status: 'alerted', text: '' } as DepositState;
    rerender(<DepositPanel {...props({ state: alerted, contactHref })} />);
    expect(screen.getByRole('link', { name: 'Contact admin' })).toBeTruthy();
  });

  it('copies the amount in the format of banking apps, and the reference', async () => {
    const user = userEvent.setup();
    renderInLanguage(<DepositPanel {...props({ state: waiting })} />);
    await user.click(screen.getByRole('button', { name: 'Copy amount' }));
    expect(await navigator.clipboard.readText()).toBe('300');
    await user.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(await navigator.clipboard.readText()).toBe('LT260115A7K2');
  });

  it('has no back arrow if the page has one', () => {
    renderInLanguage(<DepositPanel {...props({ state: entering(''), onLeave: null })} />);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('offers no way back to a list with one channel', () => {
    const list = { status: 'ready', channels: [scbChannel] } as const;
    renderInLanguage(<DepositPanel {...props({ state: entering(''), channels: list })} />);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('announces a lost connection politely to screen readers', () => {
    const { rerender } = renderInLanguage(<DepositPanel {...props({ state: waiting })} />);
    const line = screen.getByText('Waiting for payment').closest('[role=status]');
    rerender(
      <DepositPanel
        {...props({ state: { ...waiting, fault: { kind: 'network', code: null } } })}
      />,
    );
    expect(line?.isConnected).toBe(true);
    expect(line?.textContent).toContain('No connection, trying again');
  });

  it.each([
    ['en', 'Server error (code 502), trying again'],
    ['th', 'เซิร์ฟเวอร์ขัดข้อง (รหัส 502) กำลังลองใหม่'],
  ] as const)('names a server error with its code while it polls again: %s', (locale, sentence) => {
    const state = { ...waiting, fault: { kind: 'server', code: '502' } } as const;
    renderInLanguage(<DepositPanel {...props({ state })} />, locale);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.body.textContent).not.toContain('No connection');
  });

  it('announces the time left only at 60, 30 and 10 seconds', () => {
    vi.useFakeTimers({ now: NOW });
    setClock(() => Date.now());
    const state = { ...waiting, qr: { ...qr, expiresAt: NOW + 90_000 } };
    const { container } = renderInLanguage(<DepositPanel {...props({ state })} />);
    const region = container.querySelector('[data-part=announcement]');
    const heard: string[] = [];
    for (let second = 0; second <= 90; second += 1) {
      const text = region?.textContent ?? '';
      if (text && text !== heard.at(-1)) heard.push(text);
      act(() => void vi.advanceTimersByTime(1000));
    }
    expect(heard).toEqual([60, 30, 10].map((left) => `The QR code expires in ${left} seconds`));
  });

  it('counts the new balance up from zero at least, also if part of it has been spent', () => {
    const amount = satangFromBaht(300);
    const state = { status: 'succeeded', channel: scbChannel, draft: '300', amount, qr } as const;
    renderInLanguage(<DepositPanel {...props({ state, balance: satangFromBaht(120) })} />);
    const figure = document.querySelector('[role=status] [data-component=money]');
    expect(figure?.textContent).toMatch(/^0\.00/);
  });

  it('prepares the image before the tap', async () => {
    renderInLanguage(<DepositPanel {...props({ state: waiting })} />);
    const save = await screen.findByRole('link', { name: 'Save image' });
    expect(save.getAttribute('href')).toBe('blob:picture');
    expect(save.getAttribute('download')).toBe('qr-LT260115A7K2.png');
  });

  it('shows the warning until it is confirmed', async () => {
    const onReuseUnderstand = vi.fn();
    const asking = props({ state: waiting, reuseUnderstood: false, onReuseUnderstand });
    const { rerender } = renderInLanguage(<DepositPanel {...asking} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'I understand' }));
    expect(onReuseUnderstand).toHaveBeenCalledTimes(1);
    rerender(<DepositPanel {...asking} reuseUnderstood />);
    expect(screen.queryByRole('button', { name: 'I understand' })).toBeNull();
    expect(screen.getByText('This QR code works once')).toBeTruthy();
  });
});
