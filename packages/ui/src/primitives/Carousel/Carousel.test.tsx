import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Carousel } from './Carousel.tsx';

const embla = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  let selected = 0;
  const api = {
    selectedScrollSnap: () => selected,
    scrollTo: vi.fn((index: number) => {
      selected = Math.max(0, Math.min(2, index));
      for (const listener of listeners) listener();
    }),
    on(_: string, listener: () => void) {
      listeners.add(listener);
      return api;
    },
    off(_: string, listener: () => void) {
      listeners.delete(listener);
      return api;
    },
  };
  return { api, reset: () => (selected = 0) };
});

// What moves the slides needs a layout; the stories run it in a browser.
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, embla.api] }));

const scrollTo = vi.fn<(options?: ScrollToOptions | number) => void>();
const behaviours = () =>
  scrollTo.mock.calls.map(([options]) => typeof options === 'object' && options.behavior);

const labels = {
  back: 'Previous',
  forward: 'Next',
  slide: (number: number, count: number) => `${number} of ${count}`,
};
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), content: `Slide ${index}` }));
const draw = (count: number) =>
  render(<Carousel label="News" slides={slides(count)} labels={labels} />);
const dot = (name: string) => screen.getByRole('button', { name });
const current = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map((button) => button.getAttribute('aria-label'));

beforeEach(() => {
  embla.reset();
  embla.api.scrollTo.mockClear();
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Carousel', () => {
  it('moves by arrow keys and by dots, and says which slide is shown', async () => {
    draw(3);
    expect(current()).toEqual(['1 of 3']);
    act(() => dot('1 of 3').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(current()).toEqual(['2 of 3']);
    await userEvent.click(dot('3 of 3'));
    expect(current()).toEqual(['3 of 3']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(current()).toEqual(['2 of 3']);
  });

  it('closes the arrow that leads nowhere', async () => {
    draw(3);
    expect(dot('Previous').hasAttribute('disabled')).toBe(true);
    await userEvent.click(dot('3 of 3'));
    expect(dot('Previous').hasAttribute('disabled')).toBe(false);
    expect(dot('Next').hasAttribute('disabled')).toBe(true);
  });

  it('jumps instead of sliding for who wants less motion', () => {
    draw(3);
    fireEvent.click(dot('2 of 3'));
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    fireEvent.click(dot('3 of 3'));
    expect(behaviours()).toEqual(['smooth', 'instant']);
  });

  it('fetches the engine when a mouse comes near, and not for a finger', async () => {
    draw(3);
    const viewport = screen.getByRole('group', { name: 'News' });
    fireEvent.pointerEnter(viewport, { pointerType: 'touch' });
    expect(viewport.dataset['state']).toBe('scrolled');
    fireEvent.pointerEnter(viewport, { pointerType: 'mouse' });
    await waitFor(() => expect(viewport.dataset['state']).toBe('driven'));
    await act(async () => undefined);
    fireEvent.click(dot('2 of 3'));
    expect(embla.api.scrollTo).toHaveBeenLastCalledWith(1, false);
    expect(current()).toEqual(['2 of 3']);
  });

  it('has no controls for a single slide', () => {
    draw(1);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
