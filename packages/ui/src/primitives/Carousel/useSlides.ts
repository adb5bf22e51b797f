'use client';

import { type ComponentType, type PointerEvent, type RefObject, useEffect, useState } from 'react';

import type { CarouselDrive, CarouselEngine } from './CarouselEngine.tsx';

type EngineProps = typeof CarouselEngine extends ComponentType<infer Props> ? Props : never;

/**
 * Which slide is shown, and how another is. A thumb scrolls the slides by the browser's own scrolling; a mouse, which has
 * nothing to scroll sideways with, fetches an engine that lets it drag, when it comes near. So a phone never loads it.
 */
export function useSlides(viewport: RefObject<HTMLElement | null>, count: number) {
  const [selected, setSelected] = useState(0);
  const [Engine, setEngine] = useState<ComponentType<EngineProps> | null>(null);
  const [drive, setDrive] = useState<CarouselDrive | null>(null);

  useEffect(() => {
    const element = viewport.current;
    if (Engine || !element) return undefined;
    const follow = () => setSelected(nearestSlide(element));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [Engine, viewport]);

  useEffect(() => {
    if (!drive) return undefined;
    const follow = () => setSelected(drive.selectedScrollSnap());
    drive.on('select', follow).on('reInit', follow);
    return () => void drive.off('select', follow).off('reInit', follow);
  }, [drive]);

  function show(index: number) {
    const wanted = Math.max(0, Math.min(count - 1, index));
    if (drive) {
      drive.scrollTo(wanted, prefersStill());
      return;
    }
    setSelected(wanted);
    if (viewport.current) scrollToSlide(viewport.current, wanted);
  }

  function approach(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || Engine) return;
    // Without its code the slides still scroll; the next approach asks again.
    import('./CarouselEngine.tsx').then(
      (code) => setEngine(() => code.CarouselEngine),
      () => undefined,
    );
  }

  return { selected, show, approach, Engine, setDrive };
}

const slidesOf = (viewport: HTMLElement) =>
  [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];

/** How far the middle of a slide is from the middle of what is seen, when nothing is scrolled. */
const offsetOf = (viewport: HTMLElement, slide: HTMLElement) =>
  slide.offsetLeft + slide.offsetWidth / 2 - viewport.clientWidth / 2;

function nearestSlide(viewport: HTMLElement): number {
  const distances = slidesOf(viewport).map((slide) =>
    Math.abs(offsetOf(viewport, slide) - viewport.scrollLeft),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function scrollToSlide(viewport: HTMLElement, index: number) {
  const slide = slidesOf(viewport)[index];
  if (!slide) return;
  viewport.scrollTo({
    left: offsetOf(viewport, slide),
    behavior: prefersStill() ? 'instant' : 'smooth',
  });
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
