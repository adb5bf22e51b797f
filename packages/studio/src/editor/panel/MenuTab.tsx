'use client';

import { GAME_ENTRIES, MENU_ENTRIES } from '@brand/operator';
import { settingAt } from '@brand/operator/editor';
import { Switch } from '@brand/ui/primitives/Switch';

import { readSetting } from '../../model/brandDraft.ts';
import type { DraftControl } from '../draft/useDraft.ts';
import { Section } from '../parts/Section.tsx';
import { EntryList } from './EntryList.tsx';

const NAMES: Readonly<Record<string, string>> = {
  vip: 'VIP',
  usdt: 'USDT',
  line: 'LINE',
  demo: 'Demo games',
  help: 'Help centre',
  chat: 'Live chat',
  freespin: 'Free spins',
  promotion: 'Promotions',
  sport: 'Sports',
};

/** `favourites` → `Favourites` */
const worded = (key: string) => NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1);

const FEATURES = Object.entries(settingAt(['features'])?.properties ?? {});

/** What the menus list, and the parts of the site that can be switched off. */
export function MenuTab({ control }: { control: DraftControl }) {
  const { draft, set, problemAt } = control;
  const listOf = (name: string, all: readonly string[]) => {
    const given = readSetting(draft.settings, ['menus', name]);
    return Array.isArray(given) ? (given as string[]) : all;
  };
  return (
    <>
      <Section title="Games in the menu">
        <EntryList
          label="Games in the menu"
          all={GAME_ENTRIES}
          value={listOf('games', GAME_ENTRIES)}
          error={problemAt(['menus', 'games'])}
          nameOf={worded}
          onValueChange={(value) => set(['menus', 'games'], value)}
        />
      </Section>
      <Section
        title="Other entries"
        lead="An entry whose feature is off is not shown, whatever is chosen here."
      >
        <EntryList
          label="Other entries"
          all={MENU_ENTRIES}
          value={listOf('more', MENU_ENTRIES)}
          error={problemAt(['menus', 'more'])}
          nameOf={worded}
          onValueChange={(value) => set(['menus', 'more'], value)}
        />
      </Section>
      <Section title="Features">
        {FEATURES.map(([key, schema]) => (
          <Switch
            key={key}
            label={worded(key)}
            description={schema.description}
            size="sm"
            checked={(readSetting(draft.settings, ['features', key]) ?? schema.default) === true}
            onCheckedChange={(checked) => set(['features', key], checked)}
          />
        ))}
      </Section>
    </>
  );
}
