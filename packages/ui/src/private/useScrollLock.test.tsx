import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { useDock } from './useDock.ts';
import { useScrollLock } from './useScrollLock.ts';

/** Width of the window and of its scroll bar, in px. */
const WINDOW = 1280;
const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked');

/** A browser with a scroll bar of this width, which disappears while the page is locked. */
function withScrollBar(width: number): void {
  const page = () => WINDOW - (isLocked() ? 0 : width);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(page);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ left: page() - 100, right: page(), top: 0, height: 48 }) as DOMRect,
  );
}

function Corner() {
  const root = useRef<HTMLDivElement>(null);
  useDock(root, 'corner');
  return <div ref={root} data-testid="corner" />;
}

function Overlay() {
  useScrollLock();
  return null;
}

const page = (overlays: number) => (
  <>
    <Corner />
    {Array.from({ length: overlays }, (_, index) => (
      <Overlay key={index} />
    ))}
  </>
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useScrollLock', () => {
  it('gives overlays the space of the scroll bar, and moves nothing on the page', () => {
    withScrollBar(15);
    const { rerender, getByTestId } = render(page(0));
    rerender(page(1));
    expect(document.body.style.marginInlineEnd).toBe('15px');
    expect(getByTestId('corner').style.transform).toBe('translateX(-15px)');
    rerender(page(2));
    expect(document.body.style.marginInlineEnd).toBe('15px');
    rerender(page(1));
    expect(isLocked()).toBe(true);
    rerender(page(0));
    expect(isLocked()).toBe(false);
    expect(document.body.style.marginInlineEnd).toBe('');
    expect(getByTestId('corner').style.transform).toBe('');
  });

  it('changes nothing where scroll bars take no space, as on phones', () => {
    withScrollBar(0);
    const { rerender, getByTestId } = render(page(0));
    rerender(page(1));
    expect(isLocked()).toBe(true);
    expect(document.body.style.marginInlineEnd).toBe('');
    expect(getByTestId('corner').style.transform).toBe('');
  });
});
