/** One display mode of a story: theme, language and width. Chromatic reads it without change. */
export interface Mode {
  theme: 'lotus' | 'jade' | 'siam';
  locale: 'th' | 'en';
  /** Width in px. */
  viewport: 390 | 1440;
}

/**
 * All modes by name: six of twelve combinations. They contain every pair of theme and language, theme and width, and
 * language and width. The first three contain every theme, language and width.
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

/** Names of all modes, starting with those of the first story of a component. */
export const MODE_NAMES = Object.keys(MODES) as readonly ModeName[];

const THREE = MODE_NAMES.slice(0, 3);
const THAI_PHONE: ModeName = 'lotus-th-390';
const ENGLISH_PHONE: ModeName = 'siam-en-390';

/** Tag of the stories in all modes: whole pages, and representative panels. */
const MATRIX_TAG = 'matrix';

/** Tags of stories without screenshots: documentation, and stories that only test behaviour. */
const WITHOUT_PICTURE = ['page', 'behaviour'];

/** Name of the first story of a component. */
const FIRST_STORY = 'Default';

/** Stories with these names are shown where space is smallest. */
const TIGHT = /\b(Long|Longest|Narrow)\b/;

/** Properties of a story that are known before it is rendered. */
export interface ModedStory {
  id: string;
  name: string;
  tags: readonly string[];
}

/**
 * Selects a mode by the name of the story. Adding another story changes nothing, and the states of a component use all three
 * modes.
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
 * The modes of a story, for Chromatic and for the local visual run. The first story of a component has three, every other
 * state one of these three in turn, and those with the tag `matrix` all.
 */
export function modesOf(story: ModedStory): Readonly<Record<string, Mode>> {
  return Object.fromEntries(modeNamesOf(story).map((name) => [name, MODES[name]]));
}

/** The part of a story's context that {@link chromaticModes} reads and writes. */
interface EnhancedStory extends ModedStory {
  argTypes: object;
  parameters: { chromatic?: object; [parameter: string]: unknown };
}

/**
 * Sets the modes of each story for Chromatic. Project parameters cannot depend on a story's tags. Only the argument type
 * enhancers see both before rendering. They do not change the argument types.
 */
export function chromaticModes<Story extends EnhancedStory>(story: Story): Story['argTypes'] {
  const modes = modesOf(story);
  const disableSnapshot = Object.keys(modes).length === 0;
  story.parameters.chromatic = { ...story.parameters.chromatic, modes, disableSnapshot };
  return story.argTypes;
}
