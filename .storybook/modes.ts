/** One way to look at a story: theme, language and room. Chromatic reads it as it stands. */
export interface Mode {
  theme: 'lotus' | 'jade' | 'siam';
  locale: 'th' | 'en';
  /** Width in px. */
  viewport: 390 | 1440;
}

/**
 * Every mode by its name: six of the twelve that there could be, in which any theme meets both languages and both
 * rooms, and each language both rooms. The first three alone show every theme, both languages and both rooms.
 */
export const MODES = {
  'lotus-th-390': { theme: 'lotus', locale: 'th', viewport: 390 },
  'jade-th-1440': { theme: 'jade', locale: 'th', viewport: 1440 },
  'siam-en-390': { theme: 'siam', locale: 'en', viewport: 390 },
  'lotus-en-1440': { theme: 'lotus', locale: 'en', viewport: 1440 },
  'jade-en-390': { theme: 'jade', locale: 'en', viewport: 390 },
  'siam-th-1440': { theme: 'siam', locale: 'th', viewport: 1440 },
} as const satisfies Readonly<Record<string, Mode>>;

/** Name of a mode, such as `siam-en-390`. */
export type ModeName = keyof typeof MODES;

/** Names of all modes, those that every component is seen in first. */
export const MODE_NAMES = Object.keys(MODES) as readonly ModeName[];

const THREE = MODE_NAMES.slice(0, 3);
const THAI_PHONE: ModeName = 'lotus-th-390';
const ENGLISH_PHONE: ModeName = 'siam-en-390';

/** Tag of the stories that are seen in every mode: whole pages, and panels that stand for others. */
const MATRIX_TAG = 'matrix';

/** Tags of what no picture is kept of: pages about the library, and stories that prove how something behaves. */
const WITHOUT_PICTURE = ['page', 'behaviour'];

/** Name of the first story of a component. */
const FIRST_STORY = 'Default';

/** What is named so is there to be looked at where room is shortest. */
const TIGHT = /\b(Long|Longest|Narrow)\b/;

/** What is known of a story before it is drawn. */
export interface ModedStory {
  id: string;
  name: string;
  tags: readonly string[];
}

/**
 * Whose turn it is, by the name of the story: another story beside it changes nothing, and the states of a component are
 * spread over all three.
 */
function turnOf(id: string): ModeName {
  let sum = 0;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) % 9973;
  return THREE[sum % THREE.length] ?? THAI_PHONE;
}

function modeNamesOf({ id, name, tags }: ModedStory): readonly ModeName[] {
  if (WITHOUT_PICTURE.some((tag) => tags.includes(tag))) return [];
  if (tags.includes(MATRIX_TAG)) return MODE_NAMES;
  if (name === FIRST_STORY) return THREE;
  if (name === 'English') return [ENGLISH_PHONE];
  return [TIGHT.test(name) ? THAI_PHONE : turnOf(id)];
}

/**
 * The modes in which a story is looked at, by Chromatic and by the visual run on this machine alike: the first story of
 * a component in three, every further state of it in one of these three by turns, those tagged `matrix` in all.
 */
export function modesOf(story: ModedStory): Readonly<Record<string, Mode>> {
  return Object.fromEntries(modeNamesOf(story).map((name) => [name, MODES[name]]));
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
