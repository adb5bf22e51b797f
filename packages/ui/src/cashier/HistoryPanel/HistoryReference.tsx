'use client';

import { useState } from 'react';

import { useTimeout } from '../../hooks/useTimeout.ts';
import { useText } from '../../messages/useText.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';

/** Pause in ms after which a typed reference is searched for. */
const PAUSE_MS = 400;
/** Longest reference that the API accepts. */
const MOST = 64;

/** Props of {@link HistoryReference}. */
export interface HistoryReferenceProps {
  reference: string;
  /** Called with another reference, without spaces around it, after a pause or Enter. */
  onReferenceChange: (reference: string) => void;
}

/** Searches the history by reference. */
export function HistoryReference({ reference, onReferenceChange }: HistoryReferenceProps) {
  const t = useText();
  const [draft, setDraft] = useState(reference);
  const typed = draft.trim();
  // It may be cleared, or changed by Back.
  const [shown, setShown] = useState(reference);
  if (shown !== reference) {
    setShown(reference);
    if (typed !== reference) setDraft(reference);
  }
  const isNew = typed !== reference;
  const search = () => {
    if (isNew) onReferenceChange(typed);
  };
  useTimeout(search, isNew ? PAUSE_MS : null, draft);
  return (
    <TextField
      type="search"
      name="reference"
      label={t('cashier.history.filter.reference')}
      value={draft}
      maxLength={MOST}
      autoComplete="off"
      autoCapitalize="characters"
      enterKeyHint="search"
      onChange={({ currentTarget: { value } }) => setDraft(value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search();
      }}
    />
  );
}
