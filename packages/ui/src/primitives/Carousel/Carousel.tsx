'use client';

import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useRef } from 'react';

import { classes } from '../../private/classes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Carousel.css.ts';
import { useSlides } from './useSlides.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link Carousel}; the rest goes to the `section`. */
export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onKeyDown'> {
  /** What the slides are, for a screen reader. */
  label: string;
  /** One node a slide. A single slide gets no controls. */
  slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Words of the controls. `slide` gets the number, from 1, and the count. */
  labels: {
    readonly back: string;
    readonly forward: string;
    readonly slide: (number: number, count: number) => string;
  };
}

/** Slides that are moved by hand: by thumb, arrows, dots or arrow keys. It never moves by itself. */
export function Carousel({ label, slides, labels, className, ...rest }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const { selected, show, approach, Engine, setDrive } = useSlides(viewport, slides.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(selected + step);
  };
  const last = slides.length - 1;
  const hasControls = last > 0;

  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-component="carousel"
      onKeyDown={hasControls ? onKeyDown : undefined}
    >
      {Engine && hasControls && <Engine viewport={viewport} start={selected} onDrive={setDrive} />}
      <div
        ref={viewport}
        className={css.viewport}
        data-state={Engine && hasControls ? 'driven' : 'scrolled'}
        // A box that scrolls must be reachable by keyboard also when nothing in it is.
        role="group"
        aria-label={label}
        tabIndex={hasControls ? 0 : undefined}
        onPointerEnter={approach}
      >
        <div className={css.track} data-state={hasControls ? 'many' : 'single'}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              className={css.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.slide(index + 1, slides.length)}
              data-state={index === selected ? 'current' : 'beside'}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {hasControls && (
        <div className={css.controls}>
          <IconButton
            icon={glyphs.chevronLeft}
            label={labels.back}
            size="sm"
            variant="soft"
            disabled={selected === 0}
            onClick={() => show(selected - 1)}
            className={css.arrow}
          />
          <div className={css.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={css.dot}
                aria-label={labels.slide(index + 1, slides.length)}
                aria-current={index === selected}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <IconButton
            icon={glyphs.chevronRight}
            label={labels.forward}
            size="sm"
            variant="soft"
            disabled={selected === last}
            onClick={() => show(selected + 1)}
            className={css.arrow}
          />
        </div>
      )}
    </section>
  );
}
