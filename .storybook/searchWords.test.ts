import { describe, expect, it } from 'vitest';

import { storyFolders } from './storyFolders.ts';

/** Its words are behind the dot of its title: the search of Storybook reads titles. */
const titleOf = (stories: string | null) => /title: '([^']+)'/.exec(stories ?? '')?.[1] ?? '';
const folders = (await storyFolders()).map(({ name, stories }) => ({
  name,
  title: titleOf(stories),
  id: /title: '[^']+',\s+id: '([^']+)'/.exec(stories ?? '')?.[1],
}));
const found = (words: string) =>
  folders
    .filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
    .map(({ name }) => name.split('/')[1]);

/** What designers call a component, from other libraries and from design tools. */
const WORDS: readonly (readonly [word: string, component: string])[] = [
  ['alert', 'Banner'],
  ['autocomplete', 'SearchSuggestions'],
  ['bottom navigation', 'TabBar'],
  ['bottom sheet', 'Sheet'],
  ['clipboard', 'CopyButton'],
  ['collapse', 'Accordion'],
  ['crypto', 'UsdtPanel'],
  ['download', 'SaveFileButton'],
  ['dropdown', 'Select'],
  ['FAQ', 'Accordion'],
  ['hero', 'BannerCarousel'],
  ['loader', 'Spinner'],
  ['modal', 'Dialog'],
  ['navbar', 'Header'],
  ['notification', 'Toast'],
  ['pill', 'Chip'],
  ['placeholder', 'Skeleton'],
  ['popover', 'Tooltip'],
  ['popup', 'Dialog'],
  ['radio', 'RadioCards'],
  ['reset password', 'NewPasswordPanel'],
  ['segmented control', 'Tabs'],
  ['sign in', 'LoginPanel'],
  ['slider', 'Carousel'],
  ['snackbar', 'Toast'],
  ['tag', 'Badge'],
  ['toggle', 'Switch'],
  ['top up', 'DepositPanel'],
  ['typography', 'Text'],
];

describe('the search of Storybook', () => {
  it.each(WORDS)('finds by "%s" the component %s', (word, component) => {
    expect(found(word)).toContain(component);
  });

  it('finds every primitive by another word', () => {
    const silent = folders.filter(
      ({ name, title }) => name.startsWith('primitives/') && !title.includes(' · '),
    );
    expect(silent).toEqual([]);
  });

  it('finds everything that opens above the page by "modal"', () => {
    const overlays = folders.filter(({ name }) => /(Dialog|Sheet|SidePanel)$/.test(name));
    const names = overlays.map(({ name }) => name.split('/')[1]);
    expect(names.filter((name) => !found('modal').includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(10);
  });

  it('does not change the address of a component by its words', () => {
    const slug = (title: string) =>
      (title.split(' · ')[0] ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    const moved = folders.filter(({ title, id }) => title.includes(' · ') && id !== slug(title));
    expect(moved).toEqual([]);
  });
});
