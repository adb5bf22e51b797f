'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** What moves the slides once a mouse has come near. */
export type CarouselDrive = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselEngineProps {
  /** The box that shows the slides; its first child is the track. */
  viewport: RefObject<HTMLElement | null>;
  /** The slide that is shown when the engine takes over, from 0. */
  start: number;
  /** Called with the drive when it runs, and with null when it has stopped. */
  onDrive: (drive: CarouselDrive | null) => void;
}

/** Lets a mouse drag the slides. Draws nothing. */
export function CarouselEngine({ viewport, start, onDrive }: CarouselEngineProps) {
  const [attach, drive] = useEmblaCarousel({
    align: 'center',
    containScroll: 'trimSnaps',
    duration: 22,
    startIndex: start,
  });
  useLayoutEffect(() => {
    // The browser's own scrolling ends here; the drive starts at the slide that it had reached.
    if (viewport.current) viewport.current.scrollLeft = 0;
    attach(viewport.current);
    return () => attach(null);
  }, [attach, viewport]);
  useEffect(() => {
    onDrive(drive ?? null);
    return () => onDrive(null);
  }, [drive, onDrive]);
  return <></>;
}
