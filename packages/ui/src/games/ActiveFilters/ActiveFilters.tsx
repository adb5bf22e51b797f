'use client';

import { type GameFilter, NO_FILTER, gameFilterParams, withChoice } from '@brand/domain';
import {
  type HTMLAttributes,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { useFacetMessages } from '../facetMessages.ts';
import * as css from './ActiveFilters.css.ts';

/** Props of {@link ActiveFilters}. Other props go to the `div`. */
export interface ActiveFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is chosen; without a choice nothing is drawn but the room that the focus goes back to. */
  filter: GameFilter;
  /** Asks for what is left. */
  onFilterChange: (filter: GameFilter) => void;
  /** Name of a provider by its id; null while it is not known. */
  providerName: (id: string) => string | null;
}

/** What a list is narrowed by, each to be given up with a press. The focus goes on to the next one. */
export function ActiveFilters({
  filter,
  onFilterChange,
  providerName,
  className,
  ...rest
}: ActiveFiltersProps) {
  const t = useText();
  const words = useFacetMessages();
  const root = useRef<HTMLDivElement>(null);
  const goOn = useFocusAfter(root);
  const chosen = gameFilterParams(filter);
  return (
    <div
      {...rest}
      ref={root}
      role="group"
      aria-label={t('games.filterChosen')}
      tabIndex={-1}
      className={classes(css.root, className)}
      data-component="active-filters"
      data-state={chosen.length > 0 ? 'some' : 'none'}
    >
      {chosen.map(([facet, value]) => {
        const name = words.alone(facet, value, facet === 'provider' ? providerName(value) : null);
        return (
          <button
            key={`${facet} ${value}`}
            type="button"
            className={css.chip}
            data-part="chip"
            aria-label={t('games.filterRemove', { name })}
            onClick={(event) => {
              goOn(event);
              onFilterChange(withChoice(filter, facet, value, false));
            }}
          >
            <span className={css.word}>{name}</span>
            <Icon glyph={glyphs.close} size={16} />
          </button>
        );
      })}
      {chosen.length > 1 && (
        <Button
          variant="ghost"
          tone="neutral"
          size="sm"
          onClick={(event) => {
            goOn(event);
            onFilterChange(NO_FILTER);
          }}
        >
          {t('games.filterClear')}
        </Button>
      )}
    </div>
  );
}

/** What is pressed goes: the focus moves to what stands in its place, to the last that is left, or to the group itself. */
function useFocusAfter(root: RefObject<HTMLElement | null>) {
  const pressed = useRef<number | null>(null);
  const buttons = () => [...(root.current?.querySelectorAll('button') ?? [])];
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const left = buttons();
    const next = left[Math.min(pressed.current, left.length - 1)] ?? root.current;
    pressed.current = null;
    next?.focus({ preventScroll: true });
  });
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    pressed.current = buttons().indexOf(currentTarget);
  };
}
