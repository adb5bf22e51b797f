import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { swipeThreshold, useSwipe } from './useSwipe.ts';

const onSwipe = vi.fn<(way: 1 | -1) => void>();
const onMove = vi.fn<(distance: number | null) => void>();

function Strip() {
  return (
    <div {...useSwipe(onSwipe, onMove)} data-testid="strip">
      <button type="button">Retry</button>
    </div>
  );
}

function send(type: string, clientX: number, { on = 'strip', pointerId = 1, button = 0 } = {}) {
  const element = on === 'strip' ? screen.getByTestId(on) : screen.getByRole('button');
  const event = new MouseEvent(type, { bubbles: true, button, clientX });
  Object.defineProperty(event, 'pointerId', { value: pointerId });
  fireEvent(element, event);
}

/** One swipe by so many px to the right, on a screen of a width. */
function swipe(distance: number, screenWidth: number) {
  onSwipe.mockClear();
  window.innerWidth = screenWidth;
  send('pointerdown', 200);
  send('pointermove', 200 + distance / 2);
  send('pointermove', 200 + distance);
  send('pointerup', 200 + distance);
  return onSwipe.mock.calls.map(([way]) => way);
}

afterEach(() => {
  cleanup();
  onSwipe.mockClear();
  onMove.mockClear();
});

describe('a swipe', () => {
  it('counts from 30 px on a screen up to 480 px wide, and from 50 px on a wider one', () => {
    expect([320, 480, 481, 1440].map(swipeThreshold)).toEqual([30, 30, 50, 50]);
    render(<Strip />);
    for (const [width, threshold] of [
      [390, 30],
      [480, 30],
      [481, 50],
      [1440, 50],
    ] as const) {
      expect(swipe(-(threshold - 1), width), `${width} px`).toEqual([]);
      expect(swipe(-threshold, width), `${width} px`).toEqual([1]);
      expect(swipe(threshold - 1, width), `${width} px`).toEqual([]);
      expect(swipe(threshold, width), `${width} px`).toEqual([-1]);
    }
  });

  it('is followed on its way, and let go at its end', () => {
    render(<Strip />);
    swipe(-60, 390);
    expect(onMove.mock.calls).toEqual([[-30], [-60], [null]]);
  });

  it('that the browser takes away for scrolling leads nowhere', () => {
    render(<Strip />);
    send('pointerdown', 200);
    send('pointermove', 100);
    send('pointercancel', 100);
    send('pointerup', 100);
    expect(onSwipe).not.toHaveBeenCalled();
    expect(onMove.mock.lastCall).toEqual([null]);
  });

  it('is one finger’s: another one that joins changes nothing', () => {
    render(<Strip />);
    send('pointerdown', 200);
    send('pointerdown', 300, { pointerId: 2 });
    send('pointermove', 0, { pointerId: 2 });
    send('pointerup', 0, { pointerId: 2 });
    expect(onSwipe).not.toHaveBeenCalled();
    send('pointerup', 100);
    expect(onSwipe.mock.calls).toEqual([[1]]);
  });

  it('does not begin on a button, nor by the second button of a mouse', () => {
    render(<Strip />);
    send('pointerdown', 200, { on: 'button' });
    send('pointerup', 0);
    send('pointerdown', 200, { button: 2 });
    send('pointerup', 0);
    expect(onSwipe).not.toHaveBeenCalled();
  });
});
