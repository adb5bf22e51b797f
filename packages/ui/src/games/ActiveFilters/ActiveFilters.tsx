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
  /** The active filters. Without filters only the focusable group is rendered. */
  filter: GameFilter;
  /** Called with the remaining filters. */
  onFilterChange: (filter: GameFilter) => void;
  /** Returns the name of a provider by its id, null if unknown. */
  providerName: (id: string) => string | null;
}

/** The active filters of a list. A press removes one, and the focus moves to the next. */
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

/** The pressed chip is removed: the focus moves to the chip in its position, the last chip, or the group. */
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
