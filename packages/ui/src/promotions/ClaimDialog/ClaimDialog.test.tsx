import type { ClaimState } from '@brand/domain';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { cashbackOffer, thankYouOffer } from '../promotions.fixtures.ts';
import { ClaimDialog } from './ClaimDialog.tsx';

afterEach(cleanup);

const offer = thankYouOffer;

function show(state: ClaimState, locale: 'th' | 'en' = 'en') {
  const calls = { onConfirm: vi.fn(), onRecheck: vi.fn(), onOpenChange: vi.fn() };
  renderInLanguage(
    <ClaimDialog state={state} ways={{ turnover: '/bonus#mine' }} {...calls} />,
    locale,
  );
  return calls;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('before a bonus is claimed', () => {
  it.each([
    ['th', 'เมื่อรับแล้ว จะถอนโบนัส 150 บาทได้เมื่อเดิมพันครบ 300 บาท'],
    ['en', 'After you claim it, you can withdraw the 150 baht bonus once you have bet 300 baht'],
  ] as const)('states the obligation in baht: %s', (locale, sentence) => {
    show({ status: 'asking', offer }, locale);
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it('says that there is no turnover, and shows the terms when the amount is unknown', () => {
    show({ status: 'asking', offer: { ...offer, terms: { ...offer.terms, turnover: 0 } } });
    expect(
      screen.getByText('This bonus has no turnover and can be withdrawn immediately'),
    ).toBeDefined();
    cleanup();
    show({ status: 'asking', offer: { ...cashbackOffer, credit: null } });
    expect(screen.getByText('5% of losses')).toBeDefined();
    expect(screen.getByText('1 × the bonus')).toBeDefined();
  });

  it('claims once for a hundred clicks in one task', () => {
    const { onConfirm } = show({ status: 'asking', offer });
    for (let click = 0; click < 100; click += 1) fireEvent.click(button('Claim bonus'));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled, also by Escape', () => {
    const { onOpenChange } = show({ status: 'asking', offer });
    fireEvent.click(button('Not now'));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });
});

describe('while the claim is pending', () => {
  it('cannot be closed', () => {
    const { onOpenChange } = show({ status: 'claiming', offer, intent: 'a', again: false });
    expect(button('Not now').disabled).toBe(true);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each([
    ['th', 'ยังไม่ทราบผล', 'ตรวจสอบอีกครั้ง'],
    ['en', 'Result not known yet', 'Check again'],
  ] as const)('offers a retry after a connection error: %s', (locale, title, again) => {
    const { onRecheck, onConfirm } = show({ status: 'unsure', offer, intent: 'a' }, locale);
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    fireEvent.click(button(again));
    expect([onRecheck.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('when the claim was refused', () => {
  it('shows the reason with a link and does not claim again', () => {
    const failure = { messageId: 'error.bonus.2106', code: '2106' } as const;
    show({ status: 'refused', offer, failure });
    expect(screen.getByRole('alert').textContent).toContain('Another bonus still has turnover');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/bonus#mine');
    expect(screen.queryByRole('button', { name: 'Claim bonus' })).toBeNull();
  });

  it('shows errors that are not bonus refusals with their general message', () => {
    const failure = { messageId: 'error.general.session', code: '7002' } as const;
    show({ status: 'refused', offer, failure });
    expect(screen.getByRole('alert').textContent).toContain('7002');
  });
});
