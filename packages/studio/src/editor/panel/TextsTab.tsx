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

/** The description of a setting, in the words of a form: an empty field is null. */
function hintOf(path: readonly string[]) {
  // The two languages of a sentence are described together.
  const described = path[2] === undefined ? path : path.slice(0, 2);
  return settingAt(described)?.description?.replace('; null:', '. Empty:');
}

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
          return (
            <TextField
              key={path.join('.')}
              label={label}
              hint={hintOf(path)}
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
