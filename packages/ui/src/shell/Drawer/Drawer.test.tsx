import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

type Point = readonly [x: number, y: number];

/** A slow one-finger drag across the drawer between two points. */
function swipe(from: Point, to: Point): void {
  const drawer = screen.getByRole('dialog');
  Object.defineProperty(drawer, 'offsetWidth', { value: 320, configurable: true });
  const send = (name: 'touchStart' | 'touchMove' | 'touchEnd', [x, y]: Point, time: number) => {
    const touches = name === 'touchEnd' ? [] : [{ clientX: x, clientY: y }];
    const event = createEvent[name](drawer, { touches });
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(drawer, event);
  };
  const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  send('touchStart', from, 100);
  send('touchMove', half, 1100);
  send('touchMove', to, 2100);
  send('touchEnd', to, 2100);
}

function drawn() {
  const asked = vi.fn();
  render(
    <Drawer open onOpenChange={asked} title="Menu" closeLabel="Close" logo={<b>Lotus</b>}>
      <a href="#home">Home</a>
    </Drawer>,
  );
  return asked;
}

describe('Drawer', () => {
  it('keeps its title as its name while the logo is visible', () => {
    drawn();
    expect(screen.getByRole('dialog', { name: 'Menu' }).textContent).toContain('Lotus');
  });

  it('closes on a swipe to the left', () => {
    const asked = drawn();
    swipe([250, 300], [60, 310]);
    expect(asked.mock.calls).toEqual([[false]]);
  });

  it('stays open when the finger moves up, down, right or not far', () => {
    const asked = drawn();
    swipe([100, 300], [110, 60]);
    swipe([100, 60], [110, 300]);
    swipe([60, 300], [250, 310]);
    swipe([200, 300], [150, 300]);
    expect(asked).not.toHaveBeenCalled();
  });
});
