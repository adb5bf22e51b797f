interface StoryFile {
  /** Its path, with forward slashes. */
  readonly file: string;
  /** Texts in its source. */
  readonly texts: readonly string[];
  /** Paths of the files that it imports. */
  readonly imports: readonly string[];
}

interface AnyStory {
  parameters?: Record<string, unknown>;
  play?: (context: never) => unknown;
}

const files = new Map<string, StoryFile>();

/**
 * A play function that ends where it looks for text of a real language. Dialogs and menus that it opened before are tested;
 * that it succeeds is tested in the real languages.
 */
const playedInPart =
  (play: (context: never) => unknown) =>
  async (context: never): Promise<void> => {
    try {
      await play(context);
    } catch {
      // In the pseudo language it does not find what it looks for.
    }
  };

/** Called by each story file and fixture, with the texts of its source and with its stories. */
export function registerTexts(entry: StoryFile, stories: Record<string, AnyStory> = {}): void {
  files.set(entry.file, entry);
  for (const story of Object.values(stories)) {
    story.parameters = { ...story.parameters, storyFile: entry.file };
    if (story.play) story.play = playedInPart(story.play);
  }
}

/** Texts in the source of a story file and of the fixtures that it imports, directly or not. */
function textsInSource(file: string, seen = new Set<string>()): readonly string[] {
  const entry = files.get(file);
  if (!entry || seen.has(file)) return [];
  seen.add(file);
  return [...entry.texts, ...entry.imports.flatMap((each) => textsInSource(each, seen))];
}

/** Every text within a value, such as the arguments of a story; also in the props of React elements. */
export function textsIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) {
    return [];
  }
  seen.add(value);
  return Object.entries(value).flatMap(([key, each]) =>
    // What React keeps about an element leads to the whole page.
    key.startsWith('_') ? [] : textsIn(each, seen),
  );
}

/**
 * What a story passes to its component: data of an operator or a member, which no catalogue has.
 *
 * @param file path of the story file
 * @param values arguments of the story, and further texts that its source does not contain
 */
export const textsOfStory = (file: string, values: unknown): ReadonlySet<string> =>
  new Set([...textsInSource(file), ...textsIn(values)]);
