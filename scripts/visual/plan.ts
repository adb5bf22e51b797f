import { readFileSync } from 'node:fs';
import { MODE_NAMES, type ModeName, modesOf } from '../../.storybook/modes.ts';
import { type IntendedChange, reasonFor } from './intended.ts';
import type { Story } from './workshop.ts';

/** One picture of a story. */
export interface Shot {
  mode: ModeName;
  storyId: string;
  /** Its component and state, such as `Cashier / DepositPanel / Loading`. */
  title: string;
  /** The base has no such story. */
  isNew: boolean;
  /** Why the story is meant to change; undefined when it is not. */
  reason?: string | undefined;
}

/** What one run of Playwright does: it photographs the base, or compares the working tree with these pictures. */
export interface Plan {
  /** The progress line, such as `Comparing`. */
  title: string;
  /** The folder of a built Storybook. */
  storybook: string;
  /** Where the pictures of the base are. */
  pictures: string;
  /** Where to write the report; undefined while the base is photographed. */
  report?: string | undefined;
  /** Where to write the results. */
  results: string;
  /** Mode by mode: a page has one. */
  shots: readonly Shot[];
}

/** The plan of this run of Playwright. */
export function readPlan(): Plan {
  return JSON.parse(readFileSync(process.env.VISUAL_PLAN ?? '', 'utf8')) as Plan;
}

/** The file of a picture, below the folder of the pictures. */
export const pictureOf = ({ mode, storyId }: Pick<Shot, 'mode' | 'storyId'>): [string, string] => [
  mode,
  `${storyId}.png`,
];

/** The pictures of stories, mode by mode. */
export function shotsOf(
  stories: readonly Story[],
  earlier: readonly Story[],
  intended: readonly IntendedChange[],
): Shot[] {
  const known = new Set(earlier.map(({ id }) => id));
  return MODE_NAMES.flatMap((mode) =>
    stories
      .filter((story) => mode in modesOf(story))
      .map(({ id, title, name }) => ({
        mode,
        storyId: id,
        // Without the words that its title has for the search of Storybook.
        title: `${title.split(' · ', 1)[0]}/${name}`.replaceAll('/', ' / '),
        isNew: !known.has(id),
        reason: reasonFor(intended, id),
      })),
  );
}
