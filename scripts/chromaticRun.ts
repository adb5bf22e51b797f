/** Where the workshop is built for Chromatic, with the list of modules that TurboSnap reads. */
const FOLDER = '.cache/chromatic';

/** A change in one of these may change any story: themes, faces, words, the art that is drawn beside the build. */
const CHANGES_EVERYTHING = [
  '.storybook/**',
  'packages/ui/src/theme/**',
  'packages/ui/src/themes/**',
  'packages/ui/src/fonts/**',
  'packages/ui/src/messages/**',
  'packages/sandbox/src/art/**',
  'packages/sandbox/src/catalogue/**',
  'scripts/storyArt.ts',
  'pnpm-lock.yaml',
];

/** How Chromatic is called: `refusal` is a sentence for the person, and nothing may be started then. */
export type ChromaticRun = { refusal: string } | { args: string[] };

/**
 * What to do on `npm run chromatic`. Without a token Chromatic waits for ever, `--dry-run` included, so that it is
 * never started without one.
 *
 * @param env of this process
 * @param extra what the person wrote after `--`
 */
export function chromaticRun(env: NodeJS.ProcessEnv, extra: readonly string[]): ChromaticRun {
  if (!env.CHROMATIC_PROJECT_TOKEN?.trim()) {
    return {
      refusal: `CHROMATIC_PROJECT_TOKEN is not set, so nothing was published. Take the token from the project page on Chromatic and run:
CHROMATIC_PROJECT_TOKEN=… npm run chromatic
Without an account, npm run visual compares the same stories in the same modes on this machine.`,
    };
  }
  if (extra.some((word) => /^(-t|--project-token)(=|$)/.test(word))) {
    return {
      refusal: 'The token comes from the environment, where no list of processes shows it.',
    };
  }
  const build = `storybook build --disable-telemetry --stats-json --output-dir ${FOLDER}`;
  const externals = CHANGES_EVERYTHING.flatMap((pattern) => ['--externals', pattern]);
  return {
    args: [
      '--only-changed',
      ...externals,
      '--build-command',
      build,
      '--output-dir',
      FOLDER,
      '--storybook-config-dir',
      '.storybook',
      '--exit-zero-on-changes',
      '--no-interactive',
      ...extra,
    ],
  };
}
