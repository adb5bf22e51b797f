import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const draw = () => {
  render(
    <Tooltip text="Copy reference">
      <Button>copy</Button>
    </Tooltip>,
  );
  return screen.getByRole('button');
};
const point = (element: Element, pointerType: string) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent('pointermove', { bubbles: true }), { pointerType }),
  );
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('Tooltip', () => {
  it('opens immediately on focus, as the description of the focused element', () => {
    const styles = document.querySelectorAll('style').length;
    const button = draw();
    act(() => button.focus());
    expect(screen.getByRole('tooltip').textContent).toBe('Copy reference');
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    expect(document.querySelectorAll('style').length).toBe(styles);
  });

  it('hides on Escape and keeps the focus', () => {
    const button = draw();
    act(() => button.focus());
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('opens when a mouse rests, and not when it passes', () => {
    const button = draw();
    point(button, 'mouse');
    wait(399);
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(1);
    expect(screen.getByRole('tooltip')).toBeTruthy();
  });

  it('does not open on touch', () => {
    const button = draw();
    point(button, 'touch');
    wait(5_000);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
