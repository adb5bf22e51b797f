import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { stubSlideLayout } from '../../private/slideLayout.ts';
import { Carousel } from './Carousel.tsx';

const labels = {
  back: 'Previous',
  forward: 'Next',
  slide: (number: number, count: number) => `${number} of ${count}`,
};
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), content: `Slide ${index}` }));
const carousel = (count: number) => (
  <Carousel label="News" slides={slides(count)} labels={labels} />
);
const draw = (count: number) => render(carousel(count));
const button = (name: string) => screen.getByRole('button', { name });
const viewport = () => screen.getByRole('group', { name: 'News' });
const current = () =>
  screen
    .getAllByRole('button')
    .filter((each) => each.getAttribute('aria-current') === 'true')
    .map((each) => each.getAttribute('aria-label'));
/** Slide position set by embla, in px. */
const place = () =>
  Number.parseFloat(
    (viewport().firstElementChild as HTMLElement).style.transform.replace('translate3d(', ''),
  );

beforeEach(() => stubSlideLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Carousel', () => {
  it('moves by arrow keys, arrows and dots, and announces the current slide', async () => {
    draw(3);
    expect(current()).toEqual(['1 of 3']);
    act(() => viewport().focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(current()).toEqual(['2 of 3']);
    await userEvent.click(button('3 of 3'));
    expect(current()).toEqual(['3 of 3']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(current()).toEqual(['2 of 3']);
    await userEvent.click(button('Previous'));
    expect(current()).toEqual(['1 of 3']);
    await userEvent.click(button('Next'));
    expect(current()).toEqual(['2 of 3']);
  });

  it('keeps what is asked for before embla runs', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box);
    onTestFinished(() => {
      flushSync(() => root.unmount());
      box.remove();
    });
    const press = (key: string) => fireEvent.keyDown(viewport(), { key });
    // A browser shows the picture before effects run, in which embla starts.
    flushSync(() => root.render(carousel(3)));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) press(key);
    expect(current()).toEqual(['1 of 3']);
    await vi.waitFor(() => expect(current()).toEqual(['3 of 3']));
    await vi.waitFor(() => expect(place()).toBe(-600));
  });

  it('animates to a slide', async () => {
    draw(3);
    fireEvent.click(button('2 of 3'));
    expect(place()).toBe(0);
    await vi.waitFor(() => expect(place()).toBe(-300));
  });

  it('jumps to a slide with reduced motion', () => {
    stubSlideLayout({ reducedMotion: true });
    draw(3);
    fireEvent.click(button('3 of 3'));
    expect(place()).toBe(-600);
  });

  it('does not move automatically', async () => {
    vi.useFakeTimers();
    draw(3);
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(current()).toEqual(['1 of 3']);
    expect(place()).toBe(0);
    vi.useRealTimers();
  });

  it('disables an arrow at the end', async () => {
    draw(3);
    expect(button('Previous').hasAttribute('disabled')).toBe(true);
    await userEvent.click(button('3 of 3'));
    expect(button('Previous').hasAttribute('disabled')).toBe(false);
    expect(button('Next').hasAttribute('disabled')).toBe(true);
  });

  it('has no controls for a single slide, and does not move it', () => {
    draw(1);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect((viewport().firstElementChild as HTMLElement).style.transform).toBe('');
  });

  it('tells screen readers its roles in the language of the page, or not at all', () => {
    draw(2);
    expect(document.querySelector('[aria-roledescription]')).toBeNull();
    cleanup();
    const roles = { carousel: 'ภาพสไลด์', slide: 'สไลด์' };
    render(<Carousel label="News" slides={slides(2)} labels={{ ...labels, roles }} />);
    const names = [...document.querySelectorAll('[aria-roledescription]')].map((each) =>
      each.getAttribute('aria-roledescription'),
    );
    expect(names).toEqual(['ภาพสไลด์', 'สไลด์', 'สไลด์']);
  });

  it('shows its first slide on the server, and nothing moves when embla starts', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(carousel(3));
    const [first] = html.querySelectorAll('[data-part=slide]');
    expect(first?.getAttribute('data-state')).toBe('current');
    expect(html.querySelector('[style]')).toBeNull();
    draw(3);
    expect(place()).toBe(0);
  });
});
