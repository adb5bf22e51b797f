import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { useDragDismiss } from './useDragDismiss.ts';

function Sheet({ onDismiss }: { onDismiss: () => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useDragDismiss(sheet, onDismiss);
  return (
    <div ref={sheet} data-testid="sheet">
      <div {...drag} data-testid="handle" />
    </div>
  );
}

/** One drag of the handle; `steps` are [y in px, time in ms]. */
function dragBy(steps: [y: number, time: number][]) {
  const handle = screen.getByTestId('handle');
  const send = (type: string, y: number, time: number) => {
    const event = new MouseEvent(type, { bubbles: true, button: 0, clientY: y });
    Object.defineProperties(event, { pointerId: { value: 1 }, timeStamp: { value: 100 + time } });
    fireEvent(handle, event);
  };
  const [first, last] = [steps[0], steps.at(-1)] as [[number, number], [number, number]];
  send('pointerdown', ...first);
  for (const step of steps.slice(1)) send('pointermove', ...step);
  send('pointerup', ...last);
}

function drawn(onDismiss = vi.fn()) {
  render(<Sheet onDismiss={onDismiss} />);
  const sheet = screen.getByTestId('sheet');
  Object.defineProperty(sheet, 'offsetHeight', { value: 500 });
  return { onDismiss, sheet };
}

afterEach(cleanup);

describe('useDragDismiss', () => {
  it('dismisses once after a long slow drag', () => {
    const { onDismiss } = drawn();
    dragBy([
      [0, 0],
      [100, 1000],
      [170, 2000],
    ]);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('dismisses after a short flick', () => {
    const { onDismiss } = drawn();
    dragBy([
      [0, 0],
      [40, 40],
    ]);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('springs back after a short slow drag', () => {
    const { onDismiss, sheet } = drawn();
    dragBy([
      [0, 0],
      [60, 1000],
    ]);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(sheet.style.transform).toBe('');
    expect(sheet.hasAttribute('data-dragging')).toBe(false);
  });

  it('does not go away upwards', () => {
    const { onDismiss } = drawn();
    dragBy([
      [300, 0],
      [0, 60],
    ]);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('takes a tap for no drag', () => {
    const { onDismiss } = drawn();
    dragBy([
      [0, 0],
      [3, 1],
    ]);
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
