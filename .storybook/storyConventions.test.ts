import { describe, expect, it } from 'vitest';

import { partsIn, storyFolders } from './storyFolders.ts';

const folders = await storyFolders();
const names = folders.map(({ name }) => name);
const folderOf = (name: string) => folders.find((folder) => folder.name === name)!;
const storiesIn = (text: string) =>
  [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

/** Words that start a sentence instead of a noun: a state is named after what is visible, not after an action. */
const NOT_A_NOUN =
  /^(Is|Has|Shows?|Can|Should|Does|Renders?|When|Works?|Opens|Closes|Clicks?|Tests?|Example|Playground|Story)([A-Z]|$)/;

describe('every component', () => {
  it.each(names)('has stories, Default first: %s', (name) => {
    const { stories } = folderOf(name);
    expect(stories, 'a story file').not.toBeNull();
    expect(storiesIn(stories!)[0]).toBe('Default');
  });

  it.each(names)('has a status tag: %s', (name) => {
    expect(folderOf(name).stories).toMatch(/tags: \[[^\]]*'(stable|beta)'/);
  });

  it.each(names)('has a usage guide and shows it on its page: %s', (name) => {
    const { stories, usage } = folderOf(name);
    expect(usage, 'a usage text').not.toBeNull();
    expect(stories).toMatch(/parameters: \{[^;]*\busage\b/);
    expect(usage!.summary).toMatch(/\.$/);
    expect(usage!.when.length).toBeGreaterThan(0);
    expect(usage!.whenNot.length).toBeGreaterThan(0);
  });

  it.each(names)('has nouns as story names: %s', (name) => {
    expect(storiesIn(folderOf(name).stories!).filter((story) => NOT_A_NOUN.test(story))).toEqual(
      [],
    );
  });

  it.each(names)('documents exactly the parts of its source: %s', (name) => {
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
  it('are found as literals, in conditions and in templates', () => {
    expect(partsIn(`<a data-part="label" />`)).toEqual(['label']);
    expect(partsIn(`<a data-part={error ? 'error' : 'hint'} />`)).toEqual(['error', 'hint']);
    expect(partsIn('<a data-part={`amounts-${layout}`} />')).toEqual(['amounts-*']);
  });

  it('are not found in selectors', () => {
    expect(partsIn(`find('[data-part=cancel]'); '[data-part="x"]'`)).toEqual([]);
  });
});
