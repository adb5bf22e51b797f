'use client';

import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';
import { type KeyboardEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

interface SlideshowOptions {
  /** How many slides there are. A single one does not move. */
  count: number;
  /** The slide to begin at, from 0. @default 0 */
  start?: number;
  /** More of embla's plug-ins; only those of the first render count. */
  plugins?: () => EmblaPluginType[];
}

/** Calls of one slide show; until embla runs, its values say where it will begin. */
export interface Slideshow {
  /** Ref of the element that cuts the slides off; its only child holds nothing but them. */
  viewport: (element: HTMLElement | null) => void;
  /** The slide in view, from 0. */
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

/** Slides that embla moves: by finger, mouse, wheel and keyboard, and never by themselves. */
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

  useEffect(() => {
    if (!embla) return undefined;
    embla.on('pointerUp', settleWithoutMotion).on('pointerUp', forgetDrag);
    return () => void embla.off('pointerUp', settleWithoutMotion).off('pointerUp', forgetDrag);
  }, [embla]);

  const goBack = () => embla?.scrollPrev();
  const goOn = () => embla?.scrollNext();
  return {
    viewport,
    selected: useEmblaValue(embla, (api) => api.selectedScrollSnap(), start),
    hasPrevious: useEmblaValue(embla, (api) => api.canScrollPrev(), start > 0),
    hasNext: useEmblaValue(embla, (api) => api.canScrollNext(), start < count - 1),
    goBack,
    goOn,
    goTo: (index) => embla?.scrollTo(index),
    onKeyDown: (event) => {
      const go = { ArrowLeft: goBack, ArrowRight: goOn }[event.key];
      if (!go || event.defaultPrevented) return;
      event.preventDefault();
      go();
    },
  };
}

/**
 * Shows the slide that Tab leads into. Embla's own way notices only a focus within 10 ms of the key; WebKit is slower.
 *
 * @returns whether embla should do so too: never
 */
function showFocused(embla: EmblaCarouselType, { target }: FocusEvent): boolean {
  const focused = target as Element;
  if (!focused.matches(':focus-visible')) return false;
  // The browser has scrolled the element that embla moves the slides in.
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(
    embla.slideNodes().findIndex((slide) => slide.contains(focused)),
    true,
  );
  return false;
}

/** Embla's `duration` does not hold for a drag that ends: without this it would glide on also with reduced motion. */
function settleWithoutMotion(embla: EmblaCarouselType): void {
  const { options } = embla.internalEngine();
  if (options.duration === 0) embla.scrollTo(embla.selectedScrollSnap());
}

/**
 * After a drag embla swallows the next click, which it takes for the drag's own. A wheel, a finger and a drag that ends outside
 * have none there, so that it would swallow Enter on a link. One frame later it gets a click that means nothing.
 */
function forgetDrag(embla: EmblaCarouselType): void {
  requestAnimationFrame(() => embla.rootNode().dispatchEvent(new MouseEvent('click')));
}

/** A value of embla, read again whenever it may have changed. */
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
