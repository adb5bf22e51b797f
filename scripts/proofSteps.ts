import { MOMENTS, type Moment } from './moment/moments.ts';
import { STEPS, type Step, script, vitest } from './steps.ts';

/** What shares the time limit of one call among hundreds. Its browsers need the machine for themselves. */
const RENEWALS: Step = {
  ...STEPS.find(({ name }) => name === 'engines')!,
  name: 'renewals',
  title: 'Renewed tokens in Chromium, Firefox and WebKit',
  env: { ALONE: '1' },
  typicalMinutes: 30,
};

/** Additional story runs with the brands that the quick run omits. */
const OTHER_BRANDS: readonly Step[] = ['jade', 'siam'].map((theme) => ({
  name: `stories-${theme}`,
  title: `Stories in Chromium, as ${theme}`,
  command: vitest('stories'),
  counts: 'vitest',
  browser: true,
  env: { STORY_THEME: theme },
}));

/** Additional story runs in the windows of the toolbar; the quick run has the size of Vitest's own. */
const OTHER_WINDOWS: readonly Step[] = ['narrow', 'phone', 'tablet', 'desktop', 'wide'].map(
  (name) => ({
    name: `stories-${name}`,
    title: `Stories in Chromium, in the ${name} window`,
    command: vitest('stories'),
    counts: 'vitest',
    browser: true,
    env: { STORY_VIEWPORT: name },
  }),
);

/** Every story in the pseudo language: text that is in no catalogue, and text that a longer translation would cut. */
const PSEUDO: readonly Step[] = [
  { name: 'stories-pseudo', window: 'phone' },
  { name: 'stories-pseudo-narrow', window: 'narrow' },
].map(({ name, window }) => ({
  name,
  title: `Stories in the pseudo language, in the ${window} window`,
  command: vitest('stories'),
  counts: 'vitest',
  browser: true,
  env: { STORY_LOCALE: 'pseudo', STORY_VIEWPORT: window },
}));

/** Whether the comparison of pictures finds what has changed, and nothing else. */
const VISUAL: Step = {
  name: 'visual',
  title: 'Visual review, with two sets of fonts and a changed radius',
  command: script('visual.ts'),
  counts: 'check',
  browser: true,
  typicalMinutes: 15,
};

/** It installs from the registry, so it is not part of `npm test`. */
const NEXT: Step = {
  name: 'next',
  title: 'The library in a new Next.js application',
  command: script('next.ts'),
  counts: 'check',
  browser: true,
  typicalMinutes: 2,
};

/** From an empty brand to a running site. It starts everything that `npm run studio` starts. */
const STUDIO: Step = {
  name: 'studio',
  title: 'Theme studio in Chromium, Firefox and WebKit',
  command: script('studio.ts'),
  counts: 'playwright',
  browser: true,
};

/** The built Storybook as designers use it. */
const WORKSHOP: Step = {
  name: 'workshop',
  title: 'Storybook in Chromium',
  command: script('workshop.ts'),
  counts: 'check',
  browser: true,
  typicalMinutes: 3,
};

/** Whether a test fails for each small change of a rule, or of a hook that moves money. */
const MUTANTS: readonly Step[] = [
  {
    name: 'mutants',
    title: 'Mutants of the rules',
    command: ['npm', 'run', '--silent', 'mutants', '--prefix', 'packages/domain'],
    mutants: '.cache/mutants.json',
  },
  {
    name: 'flow-mutants',
    title: 'Mutants of the flow hooks',
    command: ['npm', 'run', '--silent', 'mutants', '--prefix', 'site'],
    mutants: '.cache/flow-mutants.json',
  },
].map((step) => ({
  ...step,
  counts: 'check',
  typicalMinutes: 30,
  // The full number of random cases would take days.
  env: { PROVE: '' },
}));

/** Needs the network: the registry and the other packages of an application come from there. */
const RELEASE: Step = {
  name: 'release',
  title: 'Release to a local registry, installed in an empty folder',
  command: ['node', '--conditions=source', 'scripts/release/drill/main.ts'],
  counts: 'check',
  typicalMinutes: 5,
};

/** Steps that may depend on time. Stories have a clock of their own, and the engines run what Chromium runs in `e2e`. */
const TIMED: readonly string[] = ['unit', 'dom', 'e2e'];

/**
 * The same step with another start time. Only the first run uses the full number of random cases, because they do not depend
 * on time.
 */
const stepAt = (step: Step, { name, title, at }: Moment): Step => ({
  ...step,
  name: `${step.name}@${name}`,
  title: `${step.title}, ${title}`,
  env: { ...step.env, TEST_NOW: at, PROVE: '' },
});

const AT_MOMENTS: readonly Step[] = MOMENTS.flatMap((moment) =>
  STEPS.filter(({ name }) => TIMED.includes(name)).map((step) => stepAt(step, moment)),
);

/** How often `npm run prove` runs each journey of `npm test` to show that none fails by chance. */
export const REPEATS = 20;
/** Parts of the repeats, so that an interrupted run loses only one. */
const PARTS = 10;

const REPEATED: readonly Step[] = Array.from({ length: PARTS }, (_, index) => ({
  name: `repeats@${index + 1}`,
  title: `Each journey of \`npm test\` ${REPEATS} times, part ${index + 1} of ${PARTS}`,
  command: script(
    'journeys.ts',
    `--repeat-each=${REPEATS}`,
    '--retries=0',
    '--max-failures=0',
    `--shard=${index + 1}/${PARTS}`,
  ),
  counts: 'playwright',
  browser: true,
  // A run of all journeys takes five times as long, and the full number of random cases is for one run.
  env: { ALL_JOURNEYS: '', PROVE: '' },
  typicalMinutes: 8,
}));

/** The steps of `npm run prove`, in this order. */
export const PROOF_STEPS: readonly Step[] = [
  ...STEPS,
  RENEWALS,
  RELEASE,
  NEXT,
  STUDIO,
  WORKSHOP,
  ...OTHER_BRANDS,
  ...OTHER_WINDOWS,
  ...PSEUDO,
  VISUAL,
  ...MUTANTS,
  ...AT_MOMENTS,
  ...REPEATED,
];
