import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';

/** Screens up to this width in px use the shorter swipe distance (section 9, Swipe thresholds). */
const NARROW = 480;
const THRESHOLD = { narrow: 30, wide: 50 } as const;

/** Minimum swipe distance in px for a screen width. */
export function swipeThreshold(screenWidth: number): number {
  return screenWidth <= NARROW ? THRESHOLD.narrow : THRESHOLD.wide;
}

/**
 * An embla plugin that changes the slide by the length of a swipe. Embla alone uses its speed. Embla still moves the slides
 * with the finger and snaps them.
 */
export function swipeDistance(): EmblaPluginType {
  let listeners = new AbortController();

  function init(embla: EmblaCarouselType): void {
    listeners = new AbortController();
    const { signal } = listeners;
    const root = embla.rootNode();
    const page = root.ownerDocument;
    const swipe = { from: 0, start: 0, distance: 0 };
    const begin = (event: MouseEvent | TouchEvent) =>
      Object.assign(swipe, {
        from: embla.selectedScrollSnap(),
        start: placeOf(event),
        distance: 0,
      });
    const end = (event: MouseEvent | TouchEvent) => {
      swipe.distance = placeOf(event) - swipe.start;
    };
    for (const type of ['mousedown', 'touchstart'] as const) {
      root.addEventListener(type, begin, { signal, passive: true });
    }
    // In the capture phase, so that the distance is known when embla reports the end of the swipe.
    for (const type of ['mouseup', 'touchend'] as const) {
      page.addEventListener(type, end, { signal, capture: true });
    }
    const decide = () => {
      const counts = Math.abs(swipe.distance) >= swipeThreshold(window.innerWidth);
      embla.scrollTo(swipe.from - (counts ? Math.sign(swipe.distance) : 0));
    };
    embla.on('pointerUp', decide);
    signal.addEventListener('abort', () => embla.off('pointerUp', decide));
  }

  return { name: 'swipeDistance', options: {}, init, destroy: () => listeners.abort() };
}

/** Horizontal position of a finger or mouse, in px. */
function placeOf(event: MouseEvent | TouchEvent): number {
  return 'changedTouches' in event ? (event.changedTouches[0]?.clientX ?? 0) : event.clientX;
}
