import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { DOCK_BELOW, DOCK_OVER, DOCK_ROOM } from './dockNames.ts';
import { type DockPlace, useDock } from './useDock.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface FloatProps {
  place: DockPlace;
  /** Position and height, in px. */
  box: readonly [left: number, right: number, height: number];
}

function Float({ place, box: [left, right, height] }: FloatProps) {
  const root = useRef<HTMLDivElement>(null);
  useDock(root, place);
  return <div ref={root} data-box={JSON.stringify({ left, right, height })} data-place={place} />;
}

const read = (place: DockPlace, name: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-place=${place}]`)].map((element) =>
    element.style.getPropertyValue(name),
  );
const room = () => document.documentElement.style.getPropertyValue(DOCK_ROOM);

function draw(floats: readonly FloatProps[]) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return JSON.parse(this.dataset['box'] ?? '{}') as DOMRect;
  });
  return render(floats.map((float, index) => <Float key={index} {...float} />));
}

describe('floating elements', () => {
  it('moves an element above earlier ones only where they would overlap', () => {
    draw([
      { place: 'toast', box: [0, 390, 56] },
      { place: 'notice', box: [16, 374, 90] },
      { place: 'corner', box: [16, 80, 56] },
      { place: 'corner', box: [100, 374, 48] },
    ]);
    expect(read('corner', DOCK_BELOW)).toEqual(['0px', '0px']);
    expect(read('notice', DOCK_BELOW)).toEqual(['64px']);
    expect(read('toast', DOCK_BELOW)).toEqual(['162px']);
  });

  it('places elements again when another width of the window moves them', () => {
    draw([
      { place: 'corner', box: [16, 374, 48] },
      { place: 'notice', box: [16, 374, 90] },
    ]);
    expect(read('notice', DOCK_BELOW)).toEqual(['56px']);
    for (const notice of document.querySelectorAll<HTMLElement>('[data-place=notice]'))
      notice.dataset['box'] = JSON.stringify({ left: 400, right: 800, height: 90 });
    fireEvent(window, new Event('resize'));
    expect(read('notice', DOCK_BELOW)).toEqual(['0px']);
  });

  it('counts above dialogs only elements that are shown above dialogs too', () => {
    draw([
      { place: 'corner', box: [16, 374, 48] },
      { place: 'notice', box: [16, 374, 90] },
      { place: 'toast', box: [0, 390, 56] },
    ]);
    expect(read('notice', DOCK_OVER)).toEqual(['0px']);
    expect(read('toast', DOCK_OVER)).toEqual(['98px']);
  });

  it('lengthens the page for permanent elements, not for toasts', () => {
    const { unmount } = draw([
      { place: 'corner', box: [16, 374, 48] },
      { place: 'toast', box: [0, 390, 56] },
    ]);
    expect(room()).toBe('56px');
    unmount();
    expect(room()).toBe('0px');
  });

  it('ignores an action bar that is not sticky, and empty elements', () => {
    draw([
      { place: 'actions', box: [0, 390, 88] },
      { place: 'toast', box: [0, 390, 0] },
      { place: 'notice', box: [16, 374, 90] },
    ]);
    expect(read('notice', DOCK_BELOW)).toEqual(['0px']);
  });
});
