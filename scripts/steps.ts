import { MOMENTS, type Moment } from './moment/moments.ts';

/** One part of `npm test`. */
export interface Step {
  /** How it is called on the command line: `npm test -- unit e2e`. */
  name: string;
  /** What it is for, as a person reads it. */
  title: string;
  /** Command and arguments; `node` is the project's own. */
  command: readonly string[];
  /** Where the number of tests is read from; a check counts as one. */
  counts: 'check' | 'vitest' | 'playwright';
  /** Uses one core: it runs at the same time as another such step beside it. @default false */
  oneCore?: boolean;
  /** Drives a browser. */
  browser?: boolean;
  /** Parts that this machine cannot run, each as a sentence with the reason: neither passed nor failed. @default none */
  skipped?: () => Promise<readonly string[]>;
  /** Added to the environment. */
  env?: Readonly<Record<string, string>>;
}

const script = (file: string) => ['node', '--conditions=source', `scripts/checks/${file}`];
const vitest = (project: string) => ['vitest', 'run', '--project', project];

/** The stories are proven in the brands that the quick run does not look at. */
const OTHER_BRANDS: readonly Step[] = ['jade', 'siam'].map((theme) => ({
  name: `stories-${theme}`,
  title: `Stories in Chromium, as ${theme}`,
  command: vitest('stories'),
  counts: 'vitest',
  browser: true,
  env: { STORY_THEME: theme },
}));

/** All that `npm test` does, in this order: what is quick to fail comes first. */
const QUICK: readonly Step[] = [
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
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
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
    // The report of the visual run is read by its keys.
    browser: true,
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
    title: 'Packages, as others install them',
    command: script('packages.ts'),
    counts: 'check',
    oneCore: true,
    browser: true,
  },
  {
    name: 'production',
    title: 'Nothing of the sandbox in what is published',
    command: script('production.ts'),
    counts: 'check',
  },
  {
    name: 'sizes',
    title: 'Sizes of the library',
    command: ['npm', 'run', '--silent', 'size', '--prefix', 'packages/ui'],
    counts: 'check',
  },
  {
    name: 'home',
    title: "Visitor's home in Chromium",
    command: script('home.ts'),
    counts: 'check',
    browser: true,
  },
  {
    name: 'pages',
    title: 'Sizes of the pages',
    command: script('pages.ts'),
    counts: 'check',
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

/** What time could make a difference to. */
const TIMED: readonly string[] = ['unit', 'dom', 'stories', 'e2e', 'engines'];

/** The same step, begun at another moment. The full figures of the proofs have nothing to do with time: once is enough. */
const stepAt = (step: Step, { name, title, at }: Moment): Step => ({
  ...step,
  name: `${step.name}@${name}`,
  title: `${step.title}, ${title}`,
  env: { ...step.env, TEST_NOW: at, PROVE: '' },
});

const AT_MOMENTS: readonly Step[] = MOMENTS.flatMap((moment) =>
  QUICK.filter(({ name }) => TIMED.includes(name)).map((step) => stepAt(step, moment)),
);

/** The steps of `npm test`, or of `npm run prove`, in this order. */
export const STEPS: readonly Step[] = process.env.PROVE
  ? [...QUICK, ...OTHER_BRANDS, ...AT_MOMENTS]
  : QUICK;
