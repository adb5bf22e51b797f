'use client';

import { settingAt } from '@brand/operator/editor';
import { TextField } from '@brand/ui/primitives/TextField';

import { readSetting } from '../../model/brandDraft.ts';
import type { SiteMessage } from '../../model/wire.ts';
import type { DraftControl } from '../draft/useDraft.ts';
import { Section } from '../parts/Section.tsx';
import { MessageList } from './MessageList.tsx';

const BRAND: readonly { path: readonly string[]; label: string }[] = [
  { path: ['brand', 'name'], label: 'Name' },
  { path: ['brand', 'shortName'], label: 'Short name' },
  { path: ['brand', 'description', 'th'], label: 'Description in Thai' },
  { path: ['brand', 'description', 'en'], label: 'Description in English' },
  { path: ['legal', 'company'], label: 'Company' },
  { path: ['legal', 'email'], label: 'E-mail of the support' },
];

const isKnown = (path: readonly string[]) => settingAt(path) !== undefined;

/** Settings that may be empty: an empty field is null. */
const isOptional = (path: readonly string[]) =>
  settingAt(path)?.anyOf?.some(({ type }) => type === 'null') ?? false;

/** The name of the brand, and sentences of the site in its own words. */
export function TextsTab({
  control,
  messages,
}: {
  control: DraftControl;
  messages: readonly SiteMessage[];
}) {
  const { draft, set, problemAt } = control;
  return (
    <>
      <Section title="Brand">
        {BRAND.filter(({ path }) => isKnown(path)).map(({ path, label }) => {
          const value = readSetting(draft.settings, path);
          const description = settingAt(path)?.description;
          return (
            <TextField
              key={path.join('.')}
              label={label}
              hint={description}
              error={problemAt(path)}
              value={typeof value === 'string' ? value : ''}
              onChange={({ target }) =>
                set(path, target.value === '' && isOptional(path) ? null : target.value)
              }
            />
          );
        })}
      </Section>
      {messages.length > 0 && (
        <Section
          title="Sentences"
          lead="Search for words of the site, and write your own in their place. An empty field keeps the original."
        >
          <MessageList control={control} messages={messages} />
        </Section>
      )}
    </>
  );
}
