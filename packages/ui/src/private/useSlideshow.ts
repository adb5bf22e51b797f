'use client';

import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

interface SlideshowOptions {
  /** Number of slides. A single slide does not move. */
  count: number;
  /** Index of the first slide, from 0. @default 0 */
  start?: number;
  /** Further embla plug-ins; only those of the first render are used. */
  plugins?: () => EmblaPluginType[];
}

/** State and actions of a slide show. Before embla runs, the values describe the initial slide. */
export interface Slideshow {
  /** Ref of the viewport. Its only child contains the slides and nothing else. */
  viewport: (element: HTMLElement | null) => void;
  /** Index of the visible slide, from 0. */
  selected: number;
  hasPrevious: boolean;
  hasNext: boolean;
  goBack: () => void;
  goOn: () => void;
  goTo: (index: number) => void;
  /** Left and right arrow keys. */
  onKeyDown: (event: KeyboardEvent) => void;
}

const wheel = () => WheelGesturesPlugin({ wheelDraggingClass: '' });

/** Slides moved by embla: by touch, mouse, wheel and keyboard, never automatically. */
export function useSlideshow({ count, start = 0, plugins }: SlideshowOptions): Slideshow {
  const [allPlugins] = useState(() => [wheel(), ...(plugins?.() ?? [])]);
  const [viewport, embla] = useEmblaCarousel(
    {
      active: count > 1,
      startIndex: start,
      watchFocus: showFocused,
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    },
    allPlugins,
  );
  /** A slide that was asked for before embla runs, which is a moment after the first picture. */
  const early = useRef<number | null>(null);

  useEffect(() => {
    if (!embla) return undefined;
    if (early.current !== null) embla.scrollTo(early.current);
    early.current = null;
    embla.on('pointerUp', settleWithoutMotion).on('pointerUp', forgetDrag);
    return () => void embla.off('pointerUp', settleWithoutMotion).off('pointerUp', forgetDrag);
  }, [embla]);

  const goTo = (index: number) => {
    if (embla) embla.scrollTo(index);
    else early.current = index;
  };
  const goBy = (step: number) =>
    goTo((embla?.selectedScrollSnap() ?? early.current ?? start) + step);
  const goBack = () => goBy(-1);
  const goOn = () => goBy(1);
  return {
    viewport,
    selected: useEmblaValue(embla, (api) => api.selectedScrollSnap(), start),
    hasPrevious: useEmblaValue(embla, (api) => api.canScrollPrev(), start > 0),
    hasNext: useEmblaValue(embla, (api) => api.canScrollNext(), start < count - 1),
    goBack,
    goOn,
    goTo,
    onKeyDown: (event) => {
      const go = { ArrowLeft: goBack, ArrowRight: goOn }[event.key];
      if (!go || event.defaultPrevented) return;
      event.preventDefault();
      go();
    },
  };
}

/**
 * Shows the slide that gets the focus by Tab. Embla only detects focus within 10 ms of the key, and WebKit is slower.
 *
 * @returns whether embla should handle it too: never
 */
function showFocused(embla: EmblaCarouselType, { target }: FocusEvent): boolean {
  const focused = target as Element;
  if (!focused.matches(':focus-visible')) return false;
  // The browser has scrolled the viewport to show the focused element.
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(
    embla.slideNodes().findIndex((slide) => slide.contains(focused)),
    true,
  );
  return false;
}

/** Embla ignores `duration` at the end of a drag. Without this the slide would glide even with reduced motion. */
function settleWithoutMotion(embla: EmblaCarouselType): void {
  const { options } = embla.internalEngine();
  if (options.duration === 0) embla.scrollTo(embla.selectedScrollSnap());
}

/**
 * After a drag embla suppresses the next click, which it expects from the drag itself. A wheel, a touch or a drag that ends
 * outside fires no click, so embla would suppress Enter on a link. A synthetic click one frame later resets this.
 */
function forgetDrag(embla: EmblaCarouselType): void {
  requestAnimationFrame(() => embla.rootNode().dispatchEvent(new MouseEvent('click')));
}

/** A value of embla, read again when it may have changed. */
function useEmblaValue<Value extends number | boolean>(
  embla: EmblaCarouselType | undefined,
  read: (embla: EmblaCarouselType) => Value,
  initial: Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange);
      return () => void embla?.off('select', onChange).off('reInit', onChange);
    },
    [embla],
  );
  return useSyncExternalStore(
    subscribe,
    () => (embla ? read(embla) : initial),
    () => initial,
  );
}
