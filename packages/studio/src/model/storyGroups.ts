/** The stories of one component. */
export interface StoryGroup {
  /** `Primitives/Button` */
  title: string;
  stories: readonly { id: string; name: string }[];
}

interface IndexEntry {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

/** Pages of the documentation: they show no component. */
const isPage = ({ tags = [] }: IndexEntry) => tags.includes('page');

/** The stories in Storybook's `index.json`, by component. Other words for a component, behind a dot, are left out. */
export function storyGroups(index: unknown): StoryGroup[] {
  const entries = Object.values(
    (index as { entries?: Record<string, IndexEntry> } | null)?.entries ?? {},
  );
  const groups = new Map<string, { id: string; name: string }[]>();
  for (const entry of entries) {
    if (entry.type !== 'story' || isPage(entry)) continue;
    const title = entry.title.split(' · ')[0] ?? entry.title;
    const stories = groups.get(title) ?? [];
    stories.push({ id: entry.id, name: entry.name });
    groups.set(title, stories);
  }
  return [...groups].map(([title, stories]) => ({ title, stories }));
}
