import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ToastRegion } from './ToastRegion.tsx';
import { dismissToast, showToast, toastStore } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion label="Notifications" closeLabel="Close" />);
});
afterEach(() => {
  act(() => toastStore.read().forEach(({ id }) => dismissToast(id)));
  cleanup();
  vi.useRealTimers();
});

const say = (text: string) => act(() => void showToast({ text }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('ToastRegion', () => {
  it('shows at most three, the newest last', () => {
    ['one', 'two', 'three', 'four'].forEach(say);
    expect(shown()).toEqual(['two', 'three', 'four']);
  });

  it('removes a toast after five seconds', () => {
    say('copied');
    pass(4999);
    expect(shown()).toEqual(['copied']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('allows ten seconds for an action, and runs it once', () => {
    const onAction = vi.fn();
    act(() => void showToast({ text: 'offline', action: { label: 'Retry', onAction } }));
    pass(9000);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });

  it('pauses while the pointer is on it', () => {
    say('read me');
    pass(4000);
    fireEvent.pointerEnter(region());
    pass(60_000);
    expect(shown()).toEqual(['read me']);
    fireEvent.pointerLeave(region());
    pass(1000);
    expect(shown()).toEqual([]);
  });

  it('continues after a toast was closed under the pointer', () => {
    say('first');
    fireEvent.pointerEnter(region());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    say('second');
    pass(5000);
    expect(shown()).toEqual([]);
  });

  it('shows the same text once', () => {
    say('copied');
    pass(3000);
    say('copied');
    expect(shown()).toEqual(['copied']);
    pass(3000);
    expect(shown()).toEqual(['copied']);
  });

  it('replaces a toast about the same subject, also after an error', () => {
    const about = (key: string, text: string, tone?: 'danger') =>
      act(() => void showToast({ key, text, ...(tone && { tone }) }));
    about('koi', 'added koi');
    about('owl', 'added owl');
    about('koi', 'removed koi');
    expect(shown()).toEqual(['added owl', 'removed koi']);
    about('owl', 'owl failed', 'danger');
    expect(shown()).toEqual(['removed koi', 'owl failed']);
  });

  it('pauses while it has the focus and while the page is hidden', () => {
    say('read me');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(60_000);
    expect(shown()).toEqual(['read me']);
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(60_000);
    expect(shown()).toEqual(['read me']);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(5000);
    expect(shown()).toEqual([]);
  });

  it('interrupts screen readers only for errors', () => {
    say('copied');
    act(() => void showToast({ tone: 'danger', text: 'offline' }));
    const live = (text: string) => screen.getByText(text).closest('[aria-live]');
    expect(live('copied')?.getAttribute('aria-live')).toBe('polite');
    expect(live('offline')?.getAttribute('aria-live')).toBe('assertive');
  });

  it('restores the focus when a toast is answered by keyboard', () => {
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    say('first');
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    fireEvent.keyDown(close, { key: 'Escape' });
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});
