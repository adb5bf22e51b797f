'use client';

import { useEffect, useState } from 'react';

interface FieldKeys {
  field: HTMLInputElement | null;
  /** Id of the listbox. */
  list: string;
  /** Ids of the options, in order. */
  optionIds: readonly string[];
  /** Stable key of each option, independent of its position. */
  optionKeys: readonly string[];
  /** The term of the options. Another term resets the active option. */
  term: string;
  inPage: boolean;
  onClose: () => void;
}

/**
 * Makes a field the combobox of its suggestions: arrow keys, Home, End, Enter and Escape control them. The active option
 * stays active when options are inserted before it. If it is removed, no option is active, so that Enter does not open an
 * option the visitor did not choose.
 *
 * @returns the index of the active suggestion, -1 if none is active
 */
export function useFieldKeys({
  field,
  list,
  optionIds,
  optionKeys,
  term,
  inPage,
  onClose,
}: FieldKeys): number {
  const [chosen, setChosen] = useState<{ term: string; key: string | undefined }>();
  const last = optionIds.length - 1;
  const active =
    chosen?.key !== undefined && chosen.term === term ? optionKeys.indexOf(chosen.key) : -1;
  const activeId = optionIds[active] ?? null;

  useEffect(() => {
    if (!field) return undefined;
    field.setAttribute('aria-expanded', 'true');
    field.setAttribute('aria-controls', list);
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
    };
  }, [field, list]);

  useEffect(() => {
    if (!field || activeId === null) return undefined;
    field.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => field.removeAttribute('aria-activedescendant');
  }, [field, activeId]);

  useEffect(() => {
    if (!field) return undefined;
    const next = (key: string): number | null => {
      if (key === 'ArrowDown') return active === last ? -1 : active + 1;
      if (key === 'ArrowUp') return active < 0 ? last : active - 1;
      // Without an active option these keys move the caret, as in any field.
      if (active < 0) return null;
      if (key === 'Home') return 0;
      if (key === 'End') return last;
      return key === 'Escape' ? -1 : null;
    };
    const onKey = (event: KeyboardEvent) => {
      // Keys of an input method editor are ignored.
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const at = next(event.key);
      if (at !== null && last >= 0) setChosen({ term, key: optionKeys[at] });
      else if (event.key === 'Enter' && activeId !== null)
        document.getElementById(activeId)?.click();
      else if (event.key === 'Escape' && !inPage) onClose();
      else return;
      event.preventDefault();
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [field, active, activeId, last, optionKeys, term, inPage, onClose]);

  return active;
}
