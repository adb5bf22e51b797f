'use client';

import { type GameFacet, type GameFilter, type OfferedFacet, withChoice } from '@brand/domain';
import { type HTMLAttributes, useId } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { FACET_NAMES, useFacetMessages } from '../facetMessages.ts';
import * as css from './GameFilters.css.ts';

/** The available filters. */
export type GameFiltersState =
  /** Not all games are loaded, so nothing can be counted. */
  | { readonly status: 'loading'; readonly loaded: number; readonly total: number }
  /** Facets that distinguish the games, with the number of games of each choice. */
  | { readonly status: 'ready'; readonly facets: readonly OfferedFacet[] };

/** Props of {@link GameFilters}. Other props go to the `div`. */
export interface GameFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The available filters. */
  state: GameFiltersState;
  /** The active filters. */
  filter: GameFilter;
  /** Called with the new filters, which apply immediately. */
  onFilterChange: (filter: GameFilter) => void;
}

/** The available filters of a list of games, with the number of games of each choice. */
export function GameFilters({
  state,
  filter,
  onFilterChange,
  className,
  ...rest
}: GameFiltersProps) {
  const t = useText();
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="game-filters"
      data-state={state.status}
      aria-busy={state.status === 'loading'}
    >
      {state.status === 'loading' && (
        <Progress
          label={t('games.listLoading')}
          size="sm"
          value={state.loaded}
          max={Math.max(state.total, state.loaded)}
        />
      )}
      {state.status === 'ready' && state.facets.length === 0 && (
        <Text tone="muted">{t('games.filterNone')}</Text>
      )}
      {state.status === 'ready' &&
        groupsOf(state.facets).map(([name, facets]) => (
          <Group
            key={name}
            name={t(name)}
            facets={facets}
            filter={filter}
            onFilterChange={onFilterChange}
          />
        ))}
    </div>
  );
}

type GroupName = (typeof FACET_NAMES)[GameFacet];

/** Facets with the same heading form one group: new, hot and free spins are each a facet of one choice. */
function groupsOf(facets: readonly OfferedFacet[]) {
  const groups = new Map<GroupName, OfferedFacet[]>();
  for (const each of facets) {
    const name = FACET_NAMES[each.facet];
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups];
}

interface GroupProps {
  name: string;
  facets: readonly OfferedFacet[];
  filter: GameFilter;
  onFilterChange: (filter: GameFilter) => void;
}

function Group({ name, facets, filter, onFilterChange }: GroupProps) {
  const t = useText();
  const { formatNumber } = useIntl();
  const words = useFacetMessages();
  const heading = useId();
  return (
    <section role="group" aria-labelledby={heading} className={css.group} data-part="group">
      <h3 id={heading} className={css.name}>
        {name}
      </h3>
      <div className={css.choices}>
        {facets.flatMap(({ facet, choices }) =>
          choices.map(({ value, name: provider, count }) => {
            const chosen = filter[facet]?.includes(value) ?? false;
            const word = words.value(facet, value, provider);
            return (
              <Chip
                key={`${facet} ${value}`}
                selected={chosen}
                // An active choice can always be removed.
                disabled={count === 0 && !chosen}
                aria-label={t('games.filterChoice', { name: word, count })}
                onClick={() => onFilterChange(withChoice(filter, facet, value, !chosen))}
                className={css.choice}
              >
                <span className={css.word}>{word}</span>{' '}
                <span className={css.count} data-part="count">
                  {formatNumber(count)}
                </span>
              </Chip>
            );
          }),
        )}
      </div>
    </section>
  );
}
