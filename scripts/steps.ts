import { MOMENTS, type Moment } from './moment/moments.ts';

/** One part of `npm test` or of `npm run prove`. */
export interface Step {
  /** Its name on the command line: `npm test -- unit e2e`. */
  name: string;
  /** Its display title. */
  title: string;
  /** Command and arguments; `node` is the project's Node. */
  command: readonly string[];
  /** Source of the number of tests; a check counts as one. */
  counts: 'check' | 'vitest' | 'playwright';
  /** Uses one core: it runs in parallel with another such step next to it. @default false */
  oneCore?: boolean;
  /** Neighbours of one chain run one after the other, because each uses what the one before has built. @default none */
  chain?: string;
  /** A run without a test is no failure: a change affects none. @default false */
  mayBeEmpty?: boolean;
  /** Uses a browser. */
  browser?: boolean;
  /** Parts that cannot run on this machine, each as a sentence with the reason: neither passed nor failed. @default none */
  skipped?: () => Promise<readonly string[]>;
  /** Stryker's report of a mutation test, from the root. @default none */
  mutants?: string;
  /** Duration in minutes on two cores, until a run has measured it. @default unknown */
  typicalMinutes?: number;
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
}

const script = (file: string, ...args: readonly string[]) => [
  'node',
  '--conditions=source',
  `scripts/checks/${file}`,
  ...args,
];
const vitest = (project: string) => ['vitest', 'run', '--project', project];

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

/** All steps of `npm test`, in this order: fast failing ones first. */
export const STEPS: readonly Step[] = [
  {
    name: 'types',
    title: 'Types',
    command: script('typeCheck.ts'),
    counts: 'check',
    oneCore: true,
  },
  {
    name: 'lint',
    title: 'Lint and import directions',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    counts: 'check',
    oneCore: true,
  },
  {
    name: 'rules',
    title: 'Conventions',
    command: script('conventions.ts'),
    counts: 'check',
    oneCore: true,
  },
  {
    name: 'format',
    title: 'Formatting',
    command: ['oxfmt', '--check'],
    counts: 'check',
    oneCore: true,
  },
  {
    name: 'licences',
    title: 'Licences of the dependencies',
    command: ['node', '--conditions=source', 'scripts/licences/main.ts'],
    counts: 'check',
    oneCore: true,
  },
  {
    name: 'generated',
    title: 'Generated code',
    command: script('generated.ts'),
    counts: 'check',
    oneCore: true,
  },
  {
    name: 'catalogues',
    title: 'Catalogues',
    command: script('catalogues.ts'),
    counts: 'check',
    oneCore: true,
  },
  {
    name: 'unit',
    title: 'Unit tests',
    command: vitest('unit'),
    counts: 'vitest',
    skipped: async () => {
      const { nginxPath } = await import('../site/server/testing/nginxPath.ts');
      return nginxPath ? [] : ['nginx: it is not installed (Debian: nginx-light)'];
    },
  },
  { name: 'dom', title: 'DOM tests', command: vitest('dom'), counts: 'vitest' },
  {
    name: 'stories',
    title: 'Stories in Chromium',
    command: vitest('stories'),
    counts: 'vitest',
    oneCore: true,
    browser: true,
  },
  {
    name: 'packages',
    title: 'Packages, installed like in an application',
    command: script('packages.ts'),
    counts: 'check',
    oneCore: true,
    chain: 'build',
    browser: true,
  },
  {
    name: 'production',
    title: 'No sandbox code in published output',
    command: script('production.ts'),
    counts: 'check',
    oneCore: true,
    chain: 'build',
  },
  {
    name: 'sizes',
    title: 'Sizes of the library',
    command: ['npm', 'run', '--silent', 'size', '--prefix', 'packages/ui'],
    counts: 'check',
    oneCore: true,
    chain: 'build',
  },
  {
    name: 'home',
    title: "Visitor's home in Chromium",
    command: script('home.ts'),
    counts: 'check',
    oneCore: true,
    chain: 'build',
    browser: true,
  },
  {
    name: 'pages',
    title: 'Sizes of the pages',
    command: script('pages.ts'),
    counts: 'check',
    oneCore: true,
    chain: 'build',
  },
  {
    name: 'e2e',
    title: 'Journeys in Chromium',
    command: script('journeys.ts'),
    counts: 'playwright',
    browser: true,
  },
  {
    name: 'engines',
    title: 'Journeys in Firefox and WebKit',
    command: script('engines.ts'),
    counts: 'playwright',
    browser: true,
    skipped: async () => {
      const { missingEngines } = await import('../site/engines/support/engines.ts');
      return missingEngines().map(({ name, missing }) => `${name}: ${missing}`);
    },
  },
];

/** Whether the comparison of pictures finds what has changed, and nothing else. */
const VISUAL: Step = {
  name: 'visual',
  title: 'Visual review, with two sets of fonts and a changed radius',
  command: script('visual.ts'),
  counts: 'check',
  browser: true,
  typicalMinutes: 60,
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
  title: 'Theme studio in Chromium',
  command: script('studio.ts'),
  counts: 'playwright',
  browser: true,
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
    command: ['stryker', 'run', 'site/stryker.config.mjs'],
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

/** Steps that may depend on time. */
const TIMED: readonly string[] = ['unit', 'dom', 'stories', 'e2e', 'engines'];

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

/** How often `npm run prove` runs each journey to show that none fails by chance. */
export const REPEATS = 20;
/** Parts of the repeats, so that an interrupted run loses only one. */
const PARTS = 20;

const REPEATED: readonly Step[] = Array.from({ length: PARTS }, (_, index) => ({
  name: `repeats@${index + 1}`,
  title: `Each journey ${REPEATS} times, part ${index + 1} of ${PARTS}`,
  command: script(
    'journeys.ts',
    `--repeat-each=${REPEATS}`,
    '--retries=0',
    '--max-failures=0',
    `--shard=${index + 1}/${PARTS}`,
  ),
  counts: 'playwright',
  browser: true,
  // The full number of random cases is for one run.
  env: { PROVE: '' },
}));

/** The steps of `npm run prove`, in this order. */
export const PROOF_STEPS: readonly Step[] = [
  ...STEPS,
  RELEASE,
  NEXT,
  STUDIO,
  ...OTHER_BRANDS,
  ...OTHER_WINDOWS,
  VISUAL,
  ...MUTANTS,
  ...AT_MOMENTS,
  ...REPEATED,
];
