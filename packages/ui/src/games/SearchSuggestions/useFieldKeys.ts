'use client';

import { useEffect, useState } from 'react';

interface FieldKeys {
  field: HTMLInputElement | null;
  /** Id of the listbox. */
  list: string;
  /** Ids of the options, in order. */
  optionIds: readonly string[];
  /** Another one begins anew: what was chosen by keys is not there any more. */
  stateKey: string;
  inPage: boolean;
  onClose: () => void;
}

/**
 * Makes a field the combobox of suggestions while they are there: arrows, Home, End, Enter and Escape in it lead through
 * them.
 *
 * @returns the place of the suggestion that the keys are on, -1 while they are in the field
 */
export function useFieldKeys({
  field,
  list,
  optionIds,
  stateKey,
  inPage,
  onClose,
}: FieldKeys): number {
  const [chosen, setChosen] = useState({ stateKey, at: -1 });
  const last = optionIds.length - 1;
  const active = chosen.stateKey === stateKey ? Math.min(chosen.at, last) : -1;
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
      // Without a choice these keys move the caret, as in any field.
      if (active < 0) return null;
      if (key === 'Home') return 0;
      if (key === 'End') return last;
      return key === 'Escape' ? -1 : null;
    };
    const onKey = (event: KeyboardEvent) => {
      // The keys of an input method are its own.
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const at = next(event.key);
      if (at !== null && last >= 0) setChosen({ stateKey, at });
      else if (event.key === 'Enter' && activeId !== null)
        document.getElementById(activeId)?.click();
      else if (event.key === 'Escape' && !inPage) onClose();
      else return;
      event.preventDefault();
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [field, active, activeId, last, stateKey, inPage, onClose]);

  return active;
}
