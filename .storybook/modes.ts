/** One way to look at a story: theme, language and room. Chromatic reads it as it stands. */
export interface Mode {
  theme: 'lotus' | 'jade' | 'siam';
  locale: 'th' | 'en';
  /** Width in px. */
  viewport: 390 | 1440;
}

/** Name of a mode, such as `jade-en-1440`. */
export type ModeName = `${Mode['theme']}-${Mode['locale']}-${Mode['viewport']}`;

const THEMES = ['lotus', 'jade', 'siam'] as const;
const LOCALES = ['th', 'en'] as const;
const VIEWPORTS = [390, 1440] as const;

/** Tag of the few stories that are seen in every theme, language and room. */
export const MATRIX_TAG = 'matrix';

/** Tags of what no picture is kept of: pages about the library, and stories that prove how something behaves. */
const WITHOUT_PICTURE = ['page', 'behaviour'];

/** Name of the first story of a component, which is seen in the light theme too. */
const FIRST_STORY = 'Default';

/** Every theme in every language and room: twelve. */
export const MATRIX: Readonly<Record<string, Mode>> = Object.fromEntries(
  THEMES.flatMap((theme) =>
    LOCALES.flatMap((locale) =>
      VIEWPORTS.map((viewport): [ModeName, Mode] => [
        `${theme}-${locale}-${viewport}`,
        { theme, locale, viewport },
      ]),
    ),
  ),
);

const USUAL: readonly ModeName[] = ['lotus-th-390', 'jade-en-1440'];
const LIGHT: ModeName = 'siam-th-390';

/** What is known of a story before it is drawn. */
export interface ModedStory {
  name: string;
  tags: readonly string[];
}

/**
 * The modes in which a story is looked at, by Chromatic and by the visual run on this machine alike: two; for the first
 * story of a component the light theme too; all for one tagged `matrix`.
 */
export function modesOf({ name, tags }: ModedStory): Readonly<Record<string, Mode>> {
  if (WITHOUT_PICTURE.some((tag) => tags.includes(tag))) return {};
  if (tags.includes(MATRIX_TAG)) return MATRIX;
  const names: readonly string[] = name === FIRST_STORY ? [...USUAL, LIGHT] : USUAL;
  return Object.fromEntries(Object.entries(MATRIX).filter(([mode]) => names.includes(mode)));
}

/** The part of a story's context that {@link chromaticModes} reads and fills. */
interface EnhancedStory extends ModedStory {
  argTypes: object;
  parameters: { chromatic?: object; [parameter: string]: unknown };
}

/**
 * Gives each story its modes as Chromatic reads them. Parameters of a project cannot depend on a story's tags; the
 * enhancers of argument types are the one place that sees both, before the story is drawn. The argument types stay.
 */
export function chromaticModes<Story extends EnhancedStory>(story: Story): Story['argTypes'] {
  const modes = modesOf(story);
  const disableSnapshot = Object.keys(modes).length === 0;
  story.parameters.chromatic = { ...story.parameters.chromatic, modes, disableSnapshot };
  return story.argTypes;
}
