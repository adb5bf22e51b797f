'use client';

import { TextField } from '@brand/ui/primitives/TextField';
import { useDeferredValue, useMemo, useState } from 'react';

import { readSetting } from '../../model/brandDraft.ts';
import { ownMessages, searchMessages } from '../../model/searchMessages.ts';
import type { SiteMessage } from '../../model/wire.ts';
import type { DraftControl } from '../draft/useDraft.ts';
import * as css from './messages.css.ts';

const LANGUAGES = [
  { key: 'th', label: 'Thai' },
  { key: 'en', label: 'English' },
] as const;

/** Sentences of the site that contain the searched words; without a search, those that the operator has changed. */
export function MessageList({
  control,
  messages,
}: {
  control: DraftControl;
  messages: readonly SiteMessage[];
}) {
  const { draft, set, problemAt } = control;
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed.trim());
  const { found, total } = useMemo(
    () =>
      searched === '' ? ownMessages(messages, draft.settings) : searchMessages(messages, searched),
    [messages, searched, draft.settings],
  );
  return (
    <>
      <TextField
        type="search"
        label="Search sentences"
        hint="In Thai, English or by message id, such as deposit"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={css.count}>
        {searched === ''
          ? `${total} ${total === 1 ? 'sentence is' : 'sentences are'} your own.`
          : `${total} ${total === 1 ? 'sentence' : 'sentences'}${total > found.length ? `, the first ${found.length} are shown` : ''}.`}
      </p>
      {found.map((message) => (
        <fieldset key={message.id} className={css.message}>
          <legend className={css.id}>{message.id}</legend>
          {LANGUAGES.map(({ key, label }) => {
            const path = ['texts', key, message.id];
            const value = readSetting(draft.settings, path);
            return (
              <TextField
                key={key}
                label={label}
                hint={message[key]}
                error={problemAt(path)}
                lang={key}
                value={typeof value === 'string' ? value : ''}
                onChange={({ target }) => set(path, target.value || undefined)}
              />
            );
          })}
        </fieldset>
      ))}
    </>
  );
}
