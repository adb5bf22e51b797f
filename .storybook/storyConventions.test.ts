import { describe, expect, it } from 'vitest';

import { partsIn, storyFolders } from './storyFolders.ts';

const folders = await storyFolders();
const names = folders.map(({ name }) => name);
const folderOf = (name: string) => folders.find((folder) => folder.name === name)!;
const storiesIn = (text: string) =>
  [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

/** Words that begin a sentence instead of naming a thing: a state is called by what is seen, not by what is done. */
const NOT_A_NOUN =
  /^(Is|Has|Shows?|Can|Should|Does|Renders?|When|Works?|Opens|Closes|Clicks?|Tests?|Example|Playground|Story)([A-Z]|$)/;

describe('every component', () => {
  it.each(names)('has stories, Default first: %s', (name) => {
    const { stories } = folderOf(name);
    expect(stories, 'a story file').not.toBeNull();
    expect(storiesIn(stories!)[0]).toBe('Default');
  });

  it.each(names)('says how far it is: %s', (name) => {
    expect(folderOf(name).stories).toMatch(/tags: \[[^\]]*'(stable|beta)'/);
  });

  it.each(names)('says how it is meant to be used, and shows it on its page: %s', (name) => {
    const { stories, usage } = folderOf(name);
    expect(usage, 'a usage text').not.toBeNull();
    expect(stories).toMatch(/parameters: \{[^;]*\busage\b/);
    expect(usage!.summary).toMatch(/\.$/);
    expect(usage!.when.length).toBeGreaterThan(0);
    expect(usage!.whenNot.length).toBeGreaterThan(0);
  });

  it.each(names)('names its stories by nouns: %s', (name) => {
    expect(storiesIn(folderOf(name).stories!).filter((story) => NOT_A_NOUN.test(story))).toEqual(
      [],
    );
  });

  it.each(names)('names in its anatomy what its source gives out, and nothing else: %s', (name) => {
    const { usage, parts, borrowed } = folderOf(name);
    const named = Object.keys(usage?.anatomy ?? {});
    const fits = (part: string, word: string) =>
      new RegExp(`^${part.replaceAll('*', '[\\w-]+')}$`).test(word);
    expect({
      unnamed: [...parts].filter((part) => !named.some((word) => fits(part, word))),
      unknown: named.filter((word) => ![...borrowed].some((part) => fits(part, word))),
    }).toEqual({ unnamed: [], unknown: [] });
  });
});

describe('parts in a source', () => {
  it('are found as words, in a choice and put together', () => {
    expect(partsIn(`<a data-part="label" />`)).toEqual(['label']);
    expect(partsIn(`<a data-part={error ? 'error' : 'hint'} />`)).toEqual(['error', 'hint']);
    expect(partsIn('<a data-part={`amounts-${layout}`} />')).toEqual(['amounts-*']);
  });

  it('are not found in selectors', () => {
    expect(partsIn(`find('[data-part=cancel]'); '[data-part="x"]'`)).toEqual([]);
  });
});
