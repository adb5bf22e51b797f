import { satangFromBaht } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { PromotionBox, type PromotionBoxProps } from './PromotionBox.tsx';

const START = Date.UTC(2026, 0, 15, 2, 30);
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Box(props: Partial<PromotionBoxProps>) {
  const [collapsed, setCollapsed] = useState(props.collapsed ?? false);
  return (
    <PromotionBox
      kind="deposit"
      credit={satangFromBaht(100)}
      deposit={satangFromBaht(500)}
      until={START + 10 * MINUTE}
      href="/deposit"
      termsHref="/promotion"
      onRetry={() => undefined}
      {...props}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
    />
  );
}

const toggle = () => document.querySelector<HTMLElement>('[data-part=toggle]')!;

describe('PromotionBox', () => {
  it.each([
    ['th', 'registration', 'สมัครสมาชิก รับเครดิต 100 บาท', 'สมัครให้เสร็จก่อนหมดเวลา', 'สมัครสมาชิก'],
    [
      'th',
      'deposit',
      'ฝากครั้งเดียว 500 บาทขึ้นไป รับเครดิต 100 บาท',
      'ยอดฝากต้องเข้ากระเป๋าก่อนหมดเวลา',
      'ฝากเงิน',
    ],
    [
      'en',
      'registration',
      'Sign up and get 100 baht credit',
      'Finish signing up before time runs out.',
      'Sign up',
    ],
    [
      'en',
      'deposit',
      'Deposit 500 baht or more in one payment and get 100 baht credit',
      'The deposit must arrive before time runs out.',
      'Deposit',
    ],
  ] as const)(
    'states in %s what a %s gives and on which condition',
    (locale, kind, title, condition, action) => {
      renderInLanguage(<Box kind={kind} />, locale);
      const box = screen.getByRole('complementary', { name: title });
      expect(box.textContent).toContain(condition);
      expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/deposit');
      expect(screen.getByRole('timer').textContent).toBe('10:00');
    },
  );

  it.each([
    ['th', 'registration', 'สมัครรับเครดิต 100 บาท'],
    ['en', 'deposit', 'Deposit 500+ and get 100 baht'],
  ] as const)('is one line in %s whose offer of a %s is the link', (locale, kind, offer) => {
    renderInLanguage(<Box line kind={kind} />, locale);
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: offer })]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/deposit');
    expect(screen.getByRole('timer').textContent).toBe('10:00');
    toggle().focus();
    fireEvent.click(toggle());
    expect(document.activeElement).toBe(toggle());
  });

  it('has a retry in its line after a check that failed, and no offer', () => {
    const onRetry = vi.fn();
    renderInLanguage(<Box line status="failed" onRetry={onRetry} />);
    expect(screen.getByRole('status').textContent).toBe('Your deposit is not checked yet');
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('counts down with the clock, and shows minutes when it is collapsed', () => {
    renderInLanguage(<Box />);
    act(() => void vi.advanceTimersByTime(61_000));
    expect(screen.getByRole('timer').textContent).toBe('8:59');
    fireEvent.click(toggle());
    expect(toggle().textContent).toBe('Open promotion 8 min');
    act(() => void vi.advanceTimersByTime(8 * MINUTE));
    expect(toggle().textContent).toBe('Open promotion <1 min');
  });

  it('shows no clock without a deadline of the server, or after the deposit has arrived', () => {
    renderInLanguage(<Box until={null} />);
    expect(screen.queryByRole('timer')).toBeNull();
    fireEvent.click(toggle());
    expect(toggle().textContent).toBe('Open promotion ');
    cleanup();
    renderInLanguage(<Box status="checking" />);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Checking it for your 100 baht credit.');
  });

  it('moves the focus to the opposite toggle after a press', () => {
    renderInLanguage(<Box />);
    for (const expanded of ['false', 'true', 'false']) {
      toggle().focus();
      fireEvent.click(toggle());
      expect(document.activeElement).toBe(toggle());
      expect(toggle().getAttribute('aria-expanded')).toBe(expanded);
    }
  });

  it.each([
    ['th', 'ตรวจสอบยอดฝากไม่ได้ในขณะนี้ ระบบจะตรวจสอบให้อีกครั้ง หากยังไม่ได้รับเครดิตกรุณาติดต่อแอดมิน', 'ลองใหม่'],
    [
      'en',
      'Your deposit cannot be checked right now. We will check it again. If the credit does not arrive, please contact admin.',
      'Retry',
    ],
  ] as const)(
    'says in %s that the deposit cannot be checked, with a retry',
    (locale, text, retry) => {
      const onRetry = vi.fn();
      renderInLanguage(<Box status="failed" onRetry={onRetry} />, locale);
      expect(screen.getByRole('status').textContent).toBe(text);
      fireEvent.click(screen.getByRole('button', { name: retry }));
      expect(onRetry).toHaveBeenCalledOnce();
    },
  );
});
