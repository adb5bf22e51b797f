import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useDragDismiss } from './useDragDismiss.ts';

interface Told {
  onDismiss: () => void;
  onMove?: (share: number | null) => void;
}

function Sheet({ onDismiss, onMove }: Told) {
  const drag = useDragDismiss(onDismiss, onMove);
  return (
    <div
      ref={(element) => {
        Object.defineProperty(element, 'offsetHeight', { value: 500, configurable: true });
        return drag.ref(element);
      }}
      data-testid="sheet"
      data-state="open"
    >
      <div {...drag.handle} data-testid="handle" />
      <div data-testid="body">
        <p data-testid="text">words</p>
        <input data-testid="field" />
      </div>
    </div>
  );
}

type Step = [y: number, time: number];

/** Drags the handle with a mouse. */
function dragBy(steps: Step[], releasedAt = steps.at(-1)![1]) {
  const handle = screen.getByTestId('handle');
  const send = (type: string, [y, time]: Step) => {
    const event = new MouseEvent(type, { bubbles: true, button: 0, clientY: y });
    Object.defineProperties(event, { pointerId: { value: 1 }, timeStamp: { value: 100 + time } });
    fireEvent(handle, event);
  };
  send('pointerdown', steps[0]!);
  for (const step of steps.slice(1)) send('pointermove', step);
  send('pointerup', [steps.at(-1)![0], releasedAt]);
}

/** Drags a part of the sheet with one finger. Returns whether scrolling was prevented. */
function swipe(testId: string, steps: Step[], x = 0): boolean {
  const part = screen.getByTestId(testId);
  const send = (name: 'touchStart' | 'touchMove' | 'touchEnd', [y, time]: Step) => {
    const touches =
      name === 'touchEnd' ? [] : [{ clientX: name === 'touchMove' ? x : 0, clientY: y }];
    const event = createEvent[name](part, { touches });
    Object.defineProperty(event, 'timeStamp', { value: 100 + time });
    fireEvent(part, event);
    return event.defaultPrevented;
  };
  send('touchStart', steps[0]!);
  const kept = steps.slice(1).map((step) => send('touchMove', step));
  send('touchEnd', steps.at(-1)!);
  return kept.every(Boolean);
}

function drawn(onMove = vi.fn()) {
  const onDismiss = vi.fn();
  render(<Sheet onDismiss={onDismiss} onMove={onMove} />);
  return { onDismiss, onMove, sheet: screen.getByTestId('sheet') };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const FLICK: Step[] = [
  [0, 0],
  [40, 40],
];
const FAR: Step[] = [
  [0, 0],
  [100, 1000],
  [170, 2000],
];

describe('a drag of the handle', () => {
  it('dismisses once after a long drag at any speed', () => {
    const { onDismiss } = drawn();
    dragBy(FAR);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('dismisses after a short flick', () => {
    const { onDismiss } = drawn();
    dragBy(FLICK);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('springs back after a short slow drag', () => {
    const { onDismiss, sheet, onMove } = drawn();
    dragBy([
      [0, 0],
      [60, 1000],
    ]);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(sheet.style.transform).toBe('');
    expect(sheet.hasAttribute('data-dragging')).toBe(false);
    expect(onMove).toHaveBeenLastCalledWith(null);
  });

  it('does not treat a finger that rests before it lifts as a flick', () => {
    const { onDismiss } = drawn();
    dragBy(FLICK, 500);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('does not dismiss after a movement back up at the end', () => {
    const { onDismiss } = drawn();
    dragBy([
      [0, 0],
      [300, 1000],
      [240, 1050],
    ]);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('does not dismiss upwards or on a tap', () => {
    const { onDismiss } = drawn();
    dragBy([
      [300, 0],
      [0, 60],
    ]);
    dragBy([
      [0, 0],
      [3, 1],
    ]);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('reports its dismissal progress', () => {
    const { onMove } = drawn();
    dragBy(FAR);
    expect(onMove.mock.calls.map(([share]) => share as number)).toEqual([0.2, 0.34]);
  });

  it('springs back if its owner keeps it open', () => {
    const { sheet } = drawn();
    dragBy(FAR);
    expect(sheet.style.transform).toBe('translateY(170px)');
    act(() => void vi.advanceTimersByTime(1000));
    expect(sheet.style.transform).toBe('');
  });
});

describe('a finger on the sheet', () => {
  it('drags from any part while its content is scrolled to the top', () => {
    const { onDismiss } = drawn();
    expect(swipe('text', FLICK)).toBe(true);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('scrolls the content while it is scrolled', () => {
    const { onDismiss, sheet } = drawn();
    screen.getByTestId('body').scrollTop = 120;
    expect(swipe('text', FAR)).toBe(false);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(sheet.style.transform).toBe('');
  });

  it('scrolls on upward or sideways movement', () => {
    const { onDismiss } = drawn();
    expect(
      swipe('text', [
        [200, 0],
        [100, 50],
      ]),
    ).toBe(false);
    expect(swipe('text', FLICK, 90)).toBe(false);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('moves the caret of a field instead of the sheet', () => {
    const { onDismiss } = drawn();
    expect(swipe('field', FLICK)).toBe(false);
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
