import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { useImage } from './useImage.ts';

function Cover({ src }: { src: string | null }) {
  const image = useImage(src);
  return image ? <img {...image} alt="" /> : <span>no cover</span>;
}

/** Makes every image of the page complete, without a width, as a browser does after an error. */
function completeImages(decode: () => Promise<void>) {
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { configurable: true, get: () => true },
    decode: { configurable: true, value: decode },
  });
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    configurable: true,
    get: () => false,
  });
});

async function hydrated(decode: () => Promise<void>) {
  completeImages(decode);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Cover src="/cover.webp" />);
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(place, <Cover src="/cover.webp" />, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return place;
}

it('replaces an image that failed before hydration', async () => {
  const place = await hydrated(() => Promise.reject(new Error('broken')));
  expect(place.querySelector('img')).toBeNull();
  expect(place.textContent).toBe('no cover');
});

it('keeps an image without a width that can be decoded', async () => {
  const place = await hydrated(() => Promise.resolve());
  expect(place.querySelector('img')).not.toBeNull();
});

it('tries another address after an error', () => {
  const { rerender } = render(<Cover src="/cover.webp" />);
  fireEvent.error(document.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('no cover')).toBeTruthy();
  rerender(<Cover src="/other.webp" />);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/other.webp');
  rerender(<Cover src={null} />);
  expect(screen.getByText('no cover')).toBeTruthy();
});
