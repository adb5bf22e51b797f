'use client';

import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { useSlideshow } from '../../private/useSlideshow.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Carousel.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link Carousel}. Other props go to the `section`. */
export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onKeyDown'> {
  /** Accessible name of the slides. */
  label: string;
  /** One node per slide. A single slide gets no controls. */
  slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /**
   * Labels of the controls. `slide` receives the number, from 1, and the count. `roles` are what screen readers call the whole
   * and a slide, in the language of the page; without them they say “region” and “group”.
   */
  labels: {
    readonly back: string;
    readonly forward: string;
    readonly slide: (number: number, count: number) => string;
    readonly roles?: { readonly carousel: string; readonly slide: string };
  };
}

/** Slides moved by the user: by touch, mouse, wheel, arrows, dots or arrow keys. They never move automatically. */
export function Carousel({ label, slides, labels, className, ...rest }: CarouselProps) {
  const { viewport, selected, hasPrevious, hasNext, goBack, goOn, goTo, onKeyDown } = useSlideshow({
    count: slides.length,
  });
  const hasControls = slides.length > 1;

  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      aria-roledescription={labels.roles?.carousel}
      aria-label={label}
      data-component="carousel"
      onKeyDown={hasControls ? onKeyDown : undefined}
    >
      <div
        ref={viewport}
        className={css.viewport}
        role="group"
        aria-label={label}
        // Focusable, because a slide may have no focusable content: the arrow keys then move the slides from here.
        tabIndex={hasControls ? 0 : undefined}
      >
        <div className={css.track} data-state={hasControls ? 'many' : 'single'}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              className={css.slide}
              role="group"
              aria-roledescription={labels.roles?.slide}
              aria-label={labels.slide(index + 1, slides.length)}
              data-part="slide"
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
            disabled={!hasPrevious}
            onClick={goBack}
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
                onClick={() => goTo(index)}
              />
            ))}
          </div>
          <IconButton
            icon={glyphs.chevronRight}
            label={labels.forward}
            size="sm"
            variant="soft"
            disabled={!hasNext}
            onClick={goOn}
            className={css.arrow}
          />
        </div>
      )}
    </section>
  );
}
