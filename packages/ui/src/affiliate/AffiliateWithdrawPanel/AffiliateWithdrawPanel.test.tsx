import { INITIAL_AFFILIATE_WITHDRAW, satangFromBaht } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { noCalls, sent, record } from '../../cashier/withdraw.fixtures.ts';
import { CLOSED, entering, OPEN, OPEN_DAY, refused } from '../affiliate.fixtures.ts';
import {
  AffiliateWithdrawPanel,
  type AffiliateWithdrawPanelProps,
} from './AffiliateWithdrawPanel.tsx';

const ADMIN = 'https://line.example/admin';
const TONIGHT = Date.UTC(2026, 0, 15, 17);

function show(rest: Partial<AffiliateWithdrawPanelProps>, locale: 'en' | 'th' = 'en') {
  const props: AffiliateWithdrawPanelProps = {
    offer: OPEN,
    state: INITIAL_AFFILIATE_WITHDRAW,
    balances: { income: null, wallet: null },
    ...noCalls,
    historyHref: '/affiliate/history',
    contactHref: ADMIN,
    ...rest,
  };
  return renderInLanguage(<AffiliateWithdrawPanel {...props} />, locale);
}

const page = () => document.body.textContent;
const opens = () => document.querySelector('[data-part=opens]')?.textContent;

beforeEach(() => {
  setClock(() => OPEN_DAY);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('each code of an affiliate withdrawal', () => {
  it.each([
    [1001, {}, 'รายได้ไม่พอ กรุณาระบุจำนวนที่น้อยลง', 'Not enough income. Please enter a smaller amount.'],
    [
      1002,
      { figure: 1_000 },
      'จำนวนเงินต่ำกว่าขั้นต่ำ ถอนรายได้ขั้นต่ำ 1,000 บาท',
      'Below the minimum. Withdraw at least 1,000 baht of income.',
    ],
    [
      1002,
      {},
      'จำนวนเงินต่ำกว่าขั้นต่ำ ถอนรายได้ขั้นต่ำ 500 บาท',
      'Below the minimum. Withdraw at least 500 baht of income.',
    ],
    [
      1004,
      { opensAt: TONIGHT },
      'วันนี้ถอนรายได้ไปแล้ว ถอนได้วันละ 1 ครั้ง',
      'You have already withdrawn income today.',
    ],
    [
      1005,
      { opensAt: CLOSED.terms.opensAt },
      'ถอนรายได้ได้เฉพาะวันที่ 1 ถึง 5 ของเดือน',
      'Income can be withdrawn on days 1 to 5 of each month only.',
    ],
    [
      1999,
      {},
      'ถอนรายได้ไม่สำเร็จ กรุณาติดต่อแอดมิน',
      'The income could not be withdrawn. Please contact admin.',
    ],
  ])(
    '%i with %o shows its message in both languages and keeps the amount',
    (code, figures, th, en) => {
      for (const [locale, sentence] of [
        ['th', th],
        ['en', en],
      ] as const) {
        show({ state: refused(code, figures) }, locale);
        expect(screen.getByRole('alert').textContent).toContain(sentence);
        expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1,500');
        expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(
          code === 1999 ? ADMIN : null,
        );
        cleanup();
      }
    },
  );

  it('0 has a receipt, with the next withdrawal once the terms were read again', () => {
    const state = { status: 'succeeded', draft: '1,500', amount: sent.amount, record } as const;
    const facts = () =>
      [...document.querySelectorAll('[data-part=receipt] [data-part=fact]')].map(
        (fact) => fact.textContent,
      );
    const before = { ...OPEN, terms: { ...OPEN.terms, opensAt: NOW - 1 } };
    show({ state, offer: before });
    expect(document.querySelector('[data-part=reference]')?.textContent).toBe('W26011500001');
    expect(facts()).toEqual(['Time15 Jan 2026 09:30']);
    cleanup();
    show({ state, offer: CLOSED });
    expect(facts()).toEqual(['Time15 Jan 2026 09:30', 'Next withdrawal1 Feb 2026 00:00']);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    expect(document.querySelector('[data-part=save]')).toBeTruthy();
  });

  it('0 shows the amount, and both balances once they have loaded', () => {
    const state = { status: 'succeeded', draft: '1,500', amount: sent.amount, record } as const;
    for (const [locale, title] of [
      ['th', 'ถอนรายได้สำเร็จ'],
      ['en', 'Income withdrawn'],
    ] as const) {
      show({ state }, locale);
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
      expect(page()).not.toContain('14,000.00');
      cleanup();
      show(
        { state, balances: { income: satangFromBaht(3_312.5), wallet: satangFromBaht(14_000) } },
        locale,
      );
      expect(page()).toContain('1,500.00');
      expect(page()).toContain('14,000.00');
      expect(page()).toContain('3,312.50');
      cleanup();
    }
  });
});

describe('the next withdrawal date', () => {
  it.each([
    ['th', CLOSED.terms.opensAt, '1 ก.พ. 2569 00:00', 'อีก 17 วัน'],
    ['en', CLOSED.terms.opensAt, '1 Feb 2026 00:00', 'in 17 days'],
    ['th', TONIGHT, '16 ม.ค. 2569 00:00', '14:30:00'],
    ['en', TONIGHT, '16 Jan 2026 00:00', '14:30:00'],
  ] as const)(
    'is shown in %s with date and remaining wait, in Bangkok time',
    (locale, opensAt, ...words) => {
      setClock(() => NOW);
      show({ offer: { ...CLOSED, terms: { ...CLOSED.terms, opensAt } } }, locale);
      for (const word of words) expect(opens()).toContain(word);
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('is shown next to the rules, which are visible in the open and the closed state', () => {
    for (const offer of [OPEN, CLOSED]) {
      show({ offer });
      expect(page()).toContain('Open on days 1 to 5 of each month, Bangkok time');
      expect(page()).toContain('Once a day');
      expect(page()).toContain('Minimum 500 baht per withdrawal');
      cleanup();
    }
  });

  it('updates automatically on a page that stays open', () => {
    const first = CLOSED.terms.opensAt!;
    let time = first - 90_000;
    vi.useFakeTimers({ now: time });
    setClock(() => time);
    show({ offer: CLOSED });
    expect(opens()).toContain('1:30');
    expect(screen.queryByRole('textbox')).toBeNull();
    time = first;
    act(() => void vi.advanceTimersByTime(90_000));
    expect(screen.getByRole('textbox')).toBeTruthy();
    expect(page()).toContain('Open until the end of 5 February 2026');
  });

  it('is replaced by the missing amount if the income is below the minimum', () => {
    show({ offer: { ...OPEN, balance: satangFromBaht(120.5) } }, 'en');
    expect(page()).toContain('You are 379.50 baht short');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the form', () => {
  it('does not submit while closed, also not on Enter, and submits once for repeated presses', () => {
    const onSubmit = vi.fn();
    show({ offer: CLOSED, onSubmit });
    fireEvent.submit(document.querySelector('form')!);
    expect(onSubmit).not.toHaveBeenCalled();
    cleanup();
    show({ onSubmit });
    for (let times = 0; times < 100; times += 1) fireEvent.submit(document.querySelector('form')!);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('fills in the full income with one press', () => {
    const onAmountChange = vi.fn();
    show({ onAmountChange });
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw all' }));
    expect(onAmountChange).toHaveBeenCalledWith('4,812.50');
  });

  it.each([
    ['required', 'กรุณาระบุจำนวนเงินที่ต้องการถอน', 'Enter the amount to withdraw'],
    ['zero', 'จำนวนเงินต้องมากกว่า 0', 'The amount must be more than 0'],
    ['incorrect', 'กรุณาระบุจำนวนเงินให้ถูกต้อง', 'Enter the amount correctly'],
    ['digitsOnly', 'กรุณาระบุเป็นตัวเลขเท่านั้น', 'Enter numbers only'],
    ['twoDecimals', 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง', 'Use at most two decimals'],
    ['belowMinimum', 'ถอนรายได้ขั้นต่ำ 500 บาท', 'Withdraw at least 500 baht'],
    ['notEnough', 'ถอนได้สูงสุด 500 บาท', 'you can withdraw up to 500 baht'],
  ] as const)('shows the amount error in both languages: %s', (code, th, en) => {
    const problem = { code, limit: OPEN.terms.minimum };
    for (const [locale, sentence] of [
      ['th', th],
      ['en', en],
    ] as const) {
      show({ state: { ...entering, draft: '1', problem } }, locale);
      expect(page()).toContain(sentence);
      expect(document.activeElement).toBe(screen.getByRole('textbox'));
      cleanup();
    }
  });
});

it('sends one request for 100 presses on confirm in one task, and hides Edit meanwhile', () => {
  const onConfirm = vi.fn();
  show({
    state: { status: 'reviewing', draft: '1,500', open: [], amount: sent.amount },
    onConfirm,
  });
  const button = screen.getByRole('button', { name: 'Confirm withdrawal' });
  for (let times = 0; times < 100; times += 1) fireEvent.click(button);
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(page()).toContain('Income left afterwards');
  expect(page()).toContain('3,312.50');
  cleanup();
  show({ state: { status: 'sending', ...sent } });
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it.each([
  ['th', false, 'ถอนรายได้ 1,500 บาท: ยังไม่ทราบผล', 'กำลังตรวจสอบจากประวัติรายได้'],
  ['en', false, '1,500 baht of income: no answer yet', 'Looking in your income history'],
  ['th', true, 'ถอนรายได้ 1,500 บาท: ยังไม่ทราบผล', 'เชื่อมต่อไม่ได้ กำลังลองใหม่'],
  ['en', true, '1,500 baht of income: no answer yet', 'No connection, trying again'],
] as const)(
  'shows no result while the outcome is unknown: %s, unreachable %s',
  (locale, out, title, status) => {
    const state = { status: 'unknown', ...sent, elsewhere: false, step: 'open' } as const;
    show({ state, searchFault: out ? { kind: 'network', code: null } : null }, locale);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(status);
  },
);

it.each([
  ['late', 'th', 'ถอนรายได้ 1,500 บาทแล้ว'],
  ['late', 'en', '1,500 baht of income withdrawn'],
  ['elsewhere', 'th', 'ถอนรายได้ 1,500 บาทแล้วในอีกหน้าต่าง'],
  ['elsewhere', 'en', '1,500 baht of income withdrawn in another window'],
  ['answered', 'th', 'ยอด 1,500 บาท: ดูผลได้ในอีกหน้าต่าง'],
  ['answered', 'en', '1,500 baht: result shown in another window'],
] as const)('shows the outcome: %s in %s', (code, locale, sentence) => {
  show({ state: { ...entering, notice: { code, amount: sent.amount } } }, locale);
  expect(screen.getByRole('alert').textContent).toContain(sentence);
});

it('keeps showing an earlier withdrawal of unknown outcome above the form', () => {
  show({ state: { ...entering, open: [sent] } });
  expect(page()).toContain('1,500 baht of income: no answer yet');
});

it('reports that the terms could not be loaded, not that a withdrawal failed', () => {
  const onRetry = vi.fn();
  show({
    offer: { status: 'error', failure: { messageId: 'error.general.other', code: '7777' } },
    onRetry,
  });
  expect(
    screen.getByRole('heading', { name: 'Income withdrawal could not be loaded' }),
  ).toBeTruthy();
  expect(page()).not.toContain('could not be withdrawn');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('reserves its space while the terms load, and sends no request', () => {
  show({ offer: { status: 'loading' } });
  expect(document.querySelector('[aria-busy=true]')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows a member without income the next date and the rules', () => {
  show({ offer: { ...CLOSED, balance: satangFromBaht(0) } });
  expect(page()).toContain('0.00');
  expect(opens()).toContain('1 Feb 2026 00:00');
  expect(page()).toContain('Minimum 500 baht per withdrawal');
});
