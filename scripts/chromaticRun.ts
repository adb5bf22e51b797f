/** Storybook's build folder for Chromatic, with the module list for TurboSnap. */
const FOLDER = '.cache/chromatic';

/** A change in one of these can change any story: themes, fonts, messages, pictures generated for the build. */
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

/** The call of Chromatic. `refusal` is a message for the developer; then nothing may be started. */
export type ChromaticRun = { refusal: string } | { args: string[] };

/**
 * Decides what `npm run chromatic` does. Without a token Chromatic hangs, even with `--dry-run`, so it is never started
 * without one.
 *
 * @param env of this process
 * @param extra the arguments after `--`
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
      refusal: 'Set the token in the environment, where process lists do not show it.',
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
