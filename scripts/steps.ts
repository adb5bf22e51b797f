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

/** Command of a check in `scripts/checks`. */
export const script = (file: string, ...args: readonly string[]) => [
  'node',
  '--conditions=source',
  `scripts/checks/${file}`,
  ...args,
];
/** Command of a project of Vitest. */
export const vitest = (project: string) => ['vitest', 'run', '--project', project];

/**
 * All steps of `npm test`, in this order: the fastest first, and all of one core side by side, so that none of two cores waits.
 */
export const STEPS: readonly Step[] = [
  {
    name: 'lint',
    title: 'Types, lint and import directions',
    command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
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
