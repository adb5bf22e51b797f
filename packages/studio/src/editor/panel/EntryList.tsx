'use client';

import { arrowDown, arrowUp } from '@brand/ui/icons';
import { Checkbox } from '@brand/ui/primitives/Checkbox';
import { IconButton } from '@brand/ui/primitives/IconButton';

import { moveEntry } from '../../model/moveEntry.ts';
import * as css from './entryList.css.ts';

/** Props of {@link EntryList}. */
interface EntryListProps {
  /** Accessible name of the list. */
  label: string;
  /** Everything that can be chosen. */
  all: readonly string[];
  /** The chosen entries, in order. */
  value: readonly string[];
  error: string | null;
  nameOf: (entry: string) => string;
  onValueChange: (value: readonly string[]) => void;
}

/** Entries that can be chosen and ordered: first the chosen ones, then the others. */
export function EntryList({ label, all, value, error, nameOf, onValueChange }: EntryListProps) {
  const others = all.filter((entry) => !value.includes(entry));
  return (
    <>
      <ul aria-label={label} className={css.list}>
        {[...value, ...others].map((entry) => {
          const place = value.indexOf(entry);
          const name = nameOf(entry);
          return (
            <li key={entry} className={css.row}>
              <Checkbox
                label={name}
                size="sm"
                checked={place >= 0}
                onCheckedChange={(checked) =>
                  onValueChange(
                    checked ? [...value, entry] : value.filter((other) => other !== entry),
                  )
                }
              />
              {place >= 0 && (
                <span className={css.moves}>
                  <IconButton
                    icon={arrowUp}
                    size="sm"
                    label={`Move ${name} up`}
                    disabled={place === 0}
                    onClick={() => onValueChange(moveEntry(value, place, -1))}
                  />
                  <IconButton
                    icon={arrowDown}
                    size="sm"
                    label={`Move ${name} down`}
                    disabled={place === value.length - 1}
                    onClick={() => onValueChange(moveEntry(value, place, 1))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </>
  );
}
