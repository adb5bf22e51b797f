import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { NoticeBar, type NoticeBarContent } from './NoticeBar.tsx';

afterEach(cleanup);

it('mounts the live region before the first message, so that it is announced', () => {
  renderInLanguage(<NoticeBar notice={null} onClose={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows its message, runs its action and lets the parent close it', () => {
  const [onAction, onClose] = [vi.fn(), vi.fn()];
  const notice: NoticeBarContent = { text: 'ready', action: { label: 'Reload', onAction } };
  renderInLanguage(<NoticeBar notice={notice} onClose={onClose} />);
  expect(screen.getByRole('status').textContent).toContain('ready');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect([onAction.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('offers both answers of a question; closing it gives none', () => {
  const [onAllow, onRefuse, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const notice: NoticeBarContent = {
    text: 'May we?',
    action: { label: 'Allow', onAction: onAllow },
    refusal: { label: 'Do not allow', onAction: onRefuse },
  };
  renderInLanguage(<NoticeBar notice={notice} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Do not allow' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([onAllow, onRefuse, onClose].map((each) => each.mock.calls.length)).toEqual([0, 1, 1]);
});

it('links to a page that says more', () => {
  const notice: NoticeBarContent = { text: 'stored', link: { label: 'Privacy', href: '/privacy' } };
  renderInLanguage(<NoticeBar notice={notice} onClose={() => undefined} />);
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  expect(screen.getByRole('status').textContent).toContain('stored Privacy');
});
