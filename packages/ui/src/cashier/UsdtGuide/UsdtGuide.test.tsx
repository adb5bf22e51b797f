import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { stubSlideLayout } from '../../private/slideLayout.ts';
import { swipeThreshold } from './swipeDistance.ts';
import { UsdtGuide } from './UsdtGuide.tsx';

const images = [1, 2, 3, 4, 5, 6].map((step) => `https://cdn.test/step-${step}.svg`);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <UsdtGuide open={open} onOpenChange={setOpen} images={images} network="TRC20" />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const counter = () => document.querySelector('[data-part=counter]')?.textContent;
const slides = () => [...document.querySelectorAll<HTMLElement>('[data-part=slide]')];

async function open(locale?: 'th' | 'en') {
  const user = userEvent.setup();
  renderInLanguage(<Page />, locale);
  await user.click(button('Open'));
  return user;
}

/** Drags the images by a number of px to the right, at a speed at which embla alone would not change the slide. */
function drag(distance: number) {
  const strip = document.querySelector('[data-part=images]')!;
  const send = (type: string, clientX: number) =>
    fireEvent(
      strip,
      new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, clientX }),
    );
  send('mousedown', 200);
  send('mousemove', 200 + distance / 2);
  send('mousemove', 200 + distance);
  send('mouseup', 200 + distance);
}

beforeEach(() => stubSlideLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('UsdtGuide', () => {
  it('moves between steps by buttons and stops at the ends without losing the focus', async () => {
    const user = await open();
    expect(counter()).toBe('1 / 6');
    const [previous, next] = [button('Previous step'), button('Next step')];
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    for (let press = 0; press < 9; press += 1) await user.click(next);
    expect(counter()).toBe('6 / 6');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(next.hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(next);
    for (let press = 0; press < 9; press += 1) await user.click(previous);
    expect(counter()).toBe('1 / 6');
  });

  it('moves by arrow keys from any element in it, without wrapping around', async () => {
    const user = await open();
    await user.keyboard('{ArrowLeft}');
    expect(counter()).toBe('1 / 6');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(counter()).toBe('3 / 6');
    act(() => button('Close').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(counter()).toBe('6 / 6');
  });

  it('moves one step on a swipe of 30 px on a narrow screen and 50 px on a wider one, not on less', async () => {
    expect([320, 480, 481, 1440].map(swipeThreshold)).toEqual([30, 30, 50, 50]);
    await open();
    for (const [width, threshold] of [
      [480, 30],
      [481, 50],
    ] as const) {
      window.innerWidth = width;
      drag(1 - threshold);
      expect(counter(), `${width} px`).toBe('1 / 6');
      drag(-threshold);
      expect(counter(), `${width} px`).toBe('2 / 6');
      drag(threshold - 1);
      expect(counter(), `${width} px`).toBe('2 / 6');
      drag(threshold);
      expect(counter(), `${width} px`).toBe('1 / 6');
    }
    drag(200);
    expect(counter()).toBe('1 / 6');
  });

  it('announces each step with its number to screen readers', async () => {
    const user = await open('th');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const words = document.querySelector<HTMLElement>('[data-part=words]')!;
    expect(words.getAttribute('role')).toBe('status');
    expect(words.textContent).toContain('ขั้นตอนที่ 3 จาก 6');
    expect(words.textContent).toContain('เลือกเครือข่าย TRC20');
  });

  it('loads only the visible and the next image', async () => {
    const user = await open();
    const fetched = () => [...document.images].map(({ src }) => src);
    expect(fetched()).toEqual(images.slice(0, 2));
    await user.keyboard('{ArrowRight}');
    expect(fetched()).toEqual(images.slice(0, 3));
  });

  it('shows a loading state, names the step of an image that failed, and retries', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}');
    const slide = slides()[1]!;
    expect(slide.dataset['state']).toBe('loading');
    expect(slide.getAttribute('aria-busy')).toBe('true');
    fireEvent.error(within(slide).getByRole('img'));
    expect(slide.textContent).toContain('Cannot load the image, step 2');
    await user.click(within(slide).getByRole('button', { name: 'Retry' }));
    expect(slide.dataset['state']).toBe('loading');
    fireEvent.load(within(slide).getByRole('img', { name: 'Choose to send USDT' }));
    expect(slide.dataset['state']).toBe('ready');
    expect(slide.textContent).toBe('');
  });

  it('makes hidden slides unreachable', async () => {
    await open();
    expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([
      false,
      ...Array.from({ length: 5 }, () => true),
    ]);
  });

  it('closes by the close button and Escape, returns the focus, and starts again from step 1', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Open'));
    await user.click(button('Open'));
    expect(counter()).toBe('1 / 6');
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Open'));
  });
});
