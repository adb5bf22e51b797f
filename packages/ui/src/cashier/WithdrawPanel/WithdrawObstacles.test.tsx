import {
  errorMessageId,
  INITIAL_WITHDRAW,
  type Satang,
  satangFromBaht,
  type WithdrawState,
} from '@brand/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { entering, noCalls, offer as freeOffer, sent, record } from '../withdraw.fixtures.ts';
import { WithdrawPanel, type WithdrawOffer, type WithdrawPanelProps } from './WithdrawPanel.tsx';

const baht = satangFromBaht;
const daily = { amount: baht(2_000_000), amountLeft: baht(1_999_699.5), count: 20, countLeft: 19 };
const offer: WithdrawOffer = { ...freeOffer, daily };

function show(rest: Partial<WithdrawPanelProps>, locale: 'en' | 'th' = 'en') {
  const props: WithdrawPanelProps = {
    terms: offer,
    state: INITIAL_WITHDRAW,
    ...noCalls,
    historyHref: '/history',
    ways: {
      depositHref: '/deposit',
      bonusHref: '/bonus',
      contactHref: 'https://line.example/admin',
    },
    ...rest,
  };
  return renderInLanguage(<WithdrawPanel {...props} />, locale);
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part=${name}]`);
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

let putClockBack = () => {};
beforeEach(() => {
  putClockBack = setClock(() => NOW);
});
afterEach(() => {
  cleanup();
  putClockBack();
});

describe('before anything is typed', () => {
  it('the panel shows the available amount, the balance, and the limits per request and per day', () => {
    show({ terms: { ...offer, daily: { ...daily, amountLeft: baht(1_000), countLeft: 1 } } });
    expect(part('available')?.textContent).toContain('1,000.00');
    const facts = within(part('summary')!);
    expect(facts.getByText('12,500.00 baht')).toBeTruthy();
    expect(facts.getByText('300 – 999,999 baht')).toBeTruthy();
    expect(facts.getByText('1,000 baht · 1 time')).toBeTruthy();
    expect(screen.getByText('From 300 to 1,000 baht')).toBeTruthy();
  });

  it('“withdraw all” fills in the available amount, without bonus money and within the daily limit', () => {
    const onAmountChange = vi.fn();
    show({ terms: { ...offer, turnoverLocked: baht(150.25) }, onAmountChange });
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw all' }));
    expect(onAmountChange).toHaveBeenCalledWith('12,349.75');
  });

  it('a part locked by turnover is shown with the remaining turnover and a link', () => {
    show({ terms: { ...offer, turnoverLocked: baht(150), turnoverLeft: baht(1_500) } });
    expect(part('obstacle')?.textContent).toContain('150 baht locked by bonus turnover');
    expect(part('obstacle')?.textContent).toContain('1,500 baht of turnover to go');
    expect(link('View turnover')).toBe('/bonus');
    expect(screen.getByRole('textbox')).toBeTruthy();
  });
});

describe('an obstacle', () => {
  it.each<[string, Partial<WithdrawOffer>, string, string, string]>([
    [
      'a balance below the minimum',
      { balance: baht(120.5) },
      'Withdrawals start at 300 baht. You are 179.50 baht short.',
      'Deposit',
      '/deposit',
    ],
    [
      'a balance that waits for turnover',
      { balance: baht(500), turnoverLocked: baht(500), turnoverLeft: baht(4_750) },
      '4,750 baht of turnover to go',
      'View turnover',
      '/bonus',
    ],
    [
      'an amount that is used up today',
      { daily: { ...daily, amountLeft: baht(299.99) } },
      'You have reached today’s amount limit',
      'Contact admin',
      'https://line.example/admin',
    ],
    [
      'a number that is used up today',
      { daily: { ...daily, countLeft: 0 } },
      'You can withdraw again after midnight, Thailand time.',
      'Contact admin',
      'https://line.example/admin',
    ],
    [
      'both used up today',
      { daily: { ...daily, amountLeft: baht(0), countLeft: 0 } },
      'You have reached today’s limits for the amount and number of withdrawals',
      'Contact admin',
      'https://line.example/admin',
    ],
  ])('%s shows the remedy in place of the form', (_, change, words, name, href) => {
    const onSubmit = vi.fn();
    const { container } = show({ terms: { ...offer, ...change }, onSubmit });
    expect(part('obstacle')?.textContent).toContain(words);
    expect(part('available')?.textContent).toContain('0.00');
    expect(link(name)).toBe(href);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    fireEvent.submit(container.querySelector('form')!);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is shown directly below the related figure, before the account', () => {
    show({ terms: { ...offer, daily: { ...daily, countLeft: 0 } } });
    const parts = [...document.querySelectorAll('[data-part=summary], [data-part=obstacle]')];
    expect(parts.map((each) => each.getAttribute('data-part'))).toEqual(['summary', 'obstacle']);
    const account = screen.getByText('123-4-56789-0');
    const place = part('obstacle')!.compareDocumentPosition(account);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('does not hide a running lock: the countdown is shown without a button', () => {
    show({ terms: { ...offer, balance: baht(0), lockedUntil: NOW + 584_000 } });
    expect(part('lock')?.textContent).toMatch(/^You can withdraw again in 9:44/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of the account links to an admin', () => {
    show({ terms: { status: 'noAccount' } });
    expect(screen.getByRole('heading', { name: 'Withdrawal account not found' })).toBeTruthy();
    expect(link('Contact admin')).toBe('https://line.example/admin');
  });
});

const refused = (code: number, figure: Satang | null): WithdrawState => ({
  ...entering,
  draft: '1,500',
  failure: { messageId: errorMessageId('withdraw', code), code: String(code), figure },
});

describe('a refusal', () => {
  it.each<[number, number | null, string, string]>([
    [1001, null, 'ยอดเงินไม่พอ', 'Not enough balance.'],
    [1002, 500, 'ถอนขั้นต่ำ 500 บาท', 'Withdraw at least 500 baht.'],
    [1002, null, 'ถอนขั้นต่ำ 300 บาท', 'Withdraw at least 300 baht.'],
    [1005, null, 'ยังไม่ถึงเวลาถอนครั้งถัดไป', 'It is too early for your next withdrawal.'],
    [1009, null, 'ถอนครบวงเงินต่อวันแล้ว', 'You have reached the daily amount limit.'],
    [1010, null, 'ถอนครบจำนวนครั้งต่อวันแล้ว', 'You have reached the daily number of withdrawals.'],
    [1011, null, 'ถอนครบวงเงินและจำนวนครั้งต่อวันแล้ว', 'daily amount and number of withdrawals'],
    [1012, 400, 'วันนี้ถอนได้อีก 400 บาท', 'You can still withdraw 400 baht today'],
    [1013, 1_500, 'เหลือยอดเทิร์นอีก 1,500 บาท', '1,500 baht of turnover to go'],
    [1999, null, 'ถอนเงินไม่สำเร็จ', 'The withdrawal could not be completed.'],
  ])(
    'with code %i (%s) shows its message in both languages and keeps the amount',
    (code, figure, th, en) => {
      const state = refused(code, figure === null ? null : baht(figure));
      for (const [locale, words] of [
        ['th', th],
        ['en', en],
      ] as const) {
        show({ state }, locale);
        expect(screen.getByRole('alert').textContent).toContain(words);
        expect(screen.getByRole('alert').textContent).toContain(String(code));
        expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1,500');
        cleanup();
      }
    },
  );

  it.each([1009, 1010, 1011])(
    'with code %i is shown once, with its code, at the daily limit that blocks the form',
    (code) => {
      const terms = { ...offer, daily: { ...daily, amountLeft: baht(0), countLeft: 0 } };
      show({ state: refused(code, null), terms });
      expect(screen.getAllByRole('link', { name: 'Contact admin' })).toHaveLength(1);
      expect(screen.getByRole('alert').textContent).toContain('after midnight, Thailand time');
      expect(screen.getByRole('alert').textContent).toContain(String(code));
    },
  );

  it.each([
    [1009, 'Contact admin', 'https://line.example/admin'],
    [1010, 'Contact admin', 'https://line.example/admin'],
    [1011, 'Contact admin', 'https://line.example/admin'],
    [1013, 'View turnover', '/bonus'],
  ])('with code %i offers the remedy', (code, name, href) => {
    show({ state: refused(code, null) });
    expect(within(screen.getByRole('alert')).getByRole('link', { name }).getAttribute('href')).toBe(
      href,
    );
  });
});

describe('outcome of a lost withdrawal', () => {
  it('states that it has no answer while another amount may be typed', () => {
    show({ state: { ...entering, open: [{ ...sent, amount: baht(1_500) }] } });
    expect(part('open')?.textContent).toContain('1,500 baht: no answer yet');
    expect(part('open')?.textContent).toContain('It may still arrive');
  });

  it('states that it arrived late', () => {
    show({ state: { ...entering, notice: { code: 'late', amount: baht(1_500) } } });
    expect(part('notice')?.textContent).toContain('1,500 baht withdrawal requested');
    expect(part('notice')?.textContent).toContain('The response was delayed');
  });

  it('states that it was made in another window', () => {
    show({ state: { ...entering, notice: { code: 'elsewhere', amount: baht(1_500) } } });
    expect(part('notice')?.textContent).toContain('1,500 baht withdrawal requested');
  });
});

describe('nothing in the panel', () => {
  const STATES: readonly WithdrawState[] = [
    entering,
    { status: 'reviewing', draft: '1,500', open: [], amount: baht(1_500) },
    { status: 'sending', ...sent },
    { status: 'unknown', ...sent, elsewhere: false, step: 'open' },
    { status: 'succeeded', draft: '1,500', amount: baht(1_500), record },
  ];

  it.each(STATES)('cancels a withdrawal or persuades the member to stay: $status', (state) => {
    for (const lockedUntil of [null, NOW + 600_000]) {
      show({ state, terms: { ...offer, lockedUntil } });
      const controls = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
      const names = controls.map((each) => each.textContent ?? '').join(' | ');
      expect(names).not.toMatch(/cancel|undo|reverse|promotion|bonus|play|game|deposit/i);
      const hrefs = screen.queryAllByRole('link').map((each) => each.getAttribute('href'));
      expect(hrefs.filter((href) => href !== '/history')).toEqual([]);
      expect(document.querySelectorAll('img:not([data-component]), video, iframe')).toHaveLength(0);
      cleanup();
    }
  });

  it('is a second back arrow next to that of the page: the review has its own label', () => {
    show({ state: STATES[1]! });
    expect(screen.queryByRole('button', { name: /back/i })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
  });
});
