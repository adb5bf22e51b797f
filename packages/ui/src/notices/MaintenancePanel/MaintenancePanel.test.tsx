import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { MaintenancePanel, type MaintenancePanelProps } from './MaintenancePanel.tsx';

const MINUTE = 60_000;
let putBack = () => {};

beforeEach(() => {
  putBack = setClock(() => NOW);
});
afterEach(() => {
  cleanup();
  putBack();
});

function draw(props: Partial<MaintenancePanelProps>, locale: 'th' | 'en' = 'en') {
  const onCheck = vi.fn();
  renderInLanguage(
    <MaintenancePanel logo="Lotus" status="waiting" onCheck={onCheck} {...props} />,
    locale,
  );
  return onCheck;
}

describe('MaintenancePanel', () => {
  it.each([
    ['th', 45, 'คาดว่าเปิดเวลา 10:15 น.'],
    ['en', 45, 'Expected to open at 10:15'],
    ['th', 1440, 'คาดว่าเปิดเวลา 16 ม.ค. 2569 09:30 น.'],
    ['en', 1440, 'Expected to open at 16 Jan 2026 09:30'],
    ['th', -1, 'ใช้เวลานานกว่าที่คาดไว้ ขออภัยในความไม่สะดวก'],
    ['en', -1, 'It is taking longer than expected. We are sorry.'],
  ] as const)('states in %s the expected end, %i minutes from now', (locale, minutes, text) => {
    draw({ endsAt: NOW + minutes * MINUTE }, locale);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    ['th', 'ปิดปรับปรุงระบบ', 'ยังปิดปรับปรุงอยู่ กรุณารออีกสักครู่', 'ตรวจสอบอีกครั้ง'],
    [
      'en',
      'Under maintenance',
      'Still under maintenance. Please wait a little longer.',
      'Check again',
    ],
  ] as const)('checks manually and shows the result in %s', (locale, title, still, check) => {
    const onCheck = draw({ status: 'still' }, locale);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('status').textContent).toBe(still);
    fireEvent.click(screen.getByRole('button', { name: check }));
    expect(onCheck).toHaveBeenCalledTimes(1);
  });

  it('shows a message in the other language below its own sentence', () => {
    draw({ text: 'ปิดปรับปรุงระบบ' });
    const message = screen.getByText('ปิดปรับปรุงระบบ');
    expect(message.lang).toBe('th');
    expect(message.previousElementSibling?.textContent).toMatch(/[a-z]{4}/);
  });

  it('shows the operator message as plain text, including any markup', () => {
    draw({ text: '<img src=x onerror=alert(1)>' });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows no time when the end is unknown', () => {
    draw({});
    expect(screen.queryByText(/Expected/)).toBeNull();
  });
});
