import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';

/** Up to this width of the screen, in px, a shorter swipe counts (section 9, Swipe thresholds). */
const NARROW = 480;
const THRESHOLD = { narrow: 30, wide: 50 } as const;

/** How far a swipe has to go to count, in px, on a screen of a width. */
export function swipeThreshold(screenWidth: number): number {
  return screenWidth <= NARROW ? THRESHOLD.narrow : THRESHOLD.wide;
}

/**
 * A plug-in of embla that lets the length of a swipe decide whether it goes one slide on, where embla by itself looks at
 * its speed. Embla still moves the slides with the finger and to where they stop.
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

/** How far right a finger or mouse is, in px. */
function placeOf(event: MouseEvent | TouchEvent): number {
  return 'changedTouches' in event ? (event.changedTouches[0]?.clientX ?? 0) : event.clientX;
}
