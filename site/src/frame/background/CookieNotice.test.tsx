import type { Operator } from '@brand/operator';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../member/testing/testPage.tsx';
import { CookieNotice } from './CookieNotice.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pages = [
  { name: 'privacy', title: { th: 'นโยบาย', en: 'Privacy policy' }, places: [] },
] as unknown as Operator['pages'];

function show(page: string | null, more: Partial<Operator> = {}, afterMs = 10_000) {
  const legal = { cookieNotice: page && { page } } as Operator['legal'];
  renderPage(<CookieNotice />, {}, { legal, pages, ...more });
  act(() => void vi.advanceTimersByTime(afterMs));
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('waits for ten seconds, links to the page, and is shown once', () => {
  show('privacy', {}, 9_999);
  expect(links()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(links()).toEqual(['/page/privacy']);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(links()).toEqual([]);
  cleanup();
  show('privacy');
  expect(links()).toEqual([]);
});

it('is not shown unless the operator wants it', () => {
  show(null);
  expect(links()).toEqual([]);
});

it('leaves the link to the question about reports', () => {
  const telemetry = { endpoint: 'https://reports.example', consent: 'required' };
  show('privacy', { telemetry } as unknown as Partial<Operator>);
  expect(links()).toEqual([]);
});
