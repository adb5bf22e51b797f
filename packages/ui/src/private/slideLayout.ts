import { vi } from 'vitest';

/** Width of a slide and of the viewport, in px. */
const WIDTH = 300;

/**
 * For DOM tests, which have no layout: every element is 300 px wide and placed after the previous one. Embla then runs as in
 * a browser, except for pointer input.
 */
export function stubSlideLayout({ reducedMotion = false } = {}): void {
  const place = (read: (element: HTMLElement) => number) => ({
    configurable: true,
    get(this: HTMLElement) {
      return read(this);
    },
  });
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: place(() => WIDTH),
    offsetLeft: place(
      (element) => WIDTH * [...(element.parentElement?.children ?? [])].indexOf(element),
    ),
    offsetParent: { configurable: true, get: () => document.body },
  });
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: reducedMotion && media.includes('prefers-reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }));
}
