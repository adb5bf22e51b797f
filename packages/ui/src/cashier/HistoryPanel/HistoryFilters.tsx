'use client';

import { HISTORY_TYPES, type HistoryFilter } from '@brand/domain';
import { type ReactNode, useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import * as field from '../../primitives/Field/Field.css.ts';
import * as css from './HistoryFilters.css.ts';
import { HistoryPeriod } from './HistoryPeriod.tsx';
import { HistoryReference } from './HistoryReference.tsx';

const STATUSES = ['success', 'inProgress'] as const;

/** Props of {@link HistoryFilters}. */
export interface HistoryFiltersProps {
  filter: HistoryFilter;
  onFilterChange: (filter: HistoryFilter) => void;
}

/** Filters the history by type, status, days and reference. Pressing the active status removes that filter. */
export function HistoryFilters({ filter, onFilterChange }: HistoryFiltersProps) {
  const t = useText();
  return (
    <div className={css.root} data-part="filters">
      <ChipGroup label={t('cashier.history.filter.type')}>
        {HISTORY_TYPES.map((type) => (
          <Chip
            key={type}
            selected={filter.type === type}
            onClick={() => onFilterChange({ ...filter, type })}
          >
            {t(type === 'all' ? 'cashier.history.filter.all' : `cashier.history.type.${type}`)}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={t('cashier.history.filter.status')}>
        {STATUSES.map((status) => (
          <Chip
            key={status}
            selected={filter.status === status}
            onClick={() =>
              onFilterChange({ ...filter, status: filter.status === status ? 'all' : status })
            }
          >
            {t(`cashier.history.status.${status}`)}
          </Chip>
        ))}
      </ChipGroup>
      <HistoryPeriod
        range={filter.range}
        onRangeChange={(range) => onFilterChange({ ...filter, range })}
      >
        <HistoryReference
          reference={filter.reference}
          onReferenceChange={(reference) => onFilterChange({ ...filter, reference })}
        />
      </HistoryPeriod>
    </div>
  );
}

/** Chips of one kind below the name of the kind. */
function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={field.root}>
      <span id={id} className={field.label}>
        {label}
      </span>
      <div className={css.chips}>{children}</div>
    </div>
  );
}
