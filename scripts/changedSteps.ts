import { execFileSync } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';
import type { Step } from './steps.ts';

/** Changes to these can affect every step. */
const EVERYTHING =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|tsconfig.*|vitest\.config\.ts|\.ox(?:lint|fmt)rc\.json|scripts\/(?!visual\/).*)$/;

const LIBRARY = /^packages\/(?:ui|domain)\/|^\.storybook\//;
const SHIPPED = /^packages\/(?:ui|domain|api|operator)\/|^openapi\//;
const SITE =
  /^packages\/(?:ui|domain|api|operator)\/|^site\/(?:src|server|vite|worker|operators|index\.html)/;
const RUNNING = /^packages\/|^site\/|^openapi\//;

/** What can change the result of a step. Steps that are not listed always run: they take seconds. */
const AFFECTED: Readonly<Record<string, RegExp>> = {
  licences: /^(?:packages\/[^/]+|site)\/package\.json$/,
  generated: /^openapi\/|^packages\/(?:contract|api|operator|ui)\/|^site\/compatibility\//,
  catalogues: /\/messages\/|\.tsx?$/,
  dom: /^packages\/(?:ui|domain|api|studio)\/|^site\/src\//,
  stories: /^packages\/(?:ui|domain|operator|studio)\/|^\.storybook\//,
  packages: SHIPPED,
  production: SITE,
  sizes: LIBRARY,
  home: SITE,
  pages: SITE,
  e2e: RUNNING,
  engines: RUNNING,
};

/** Tests that need no browser and no build, so that Vitest can tell by their imports which a change affects. */
const BY_IMPORTS: readonly string[] = ['unit', 'dom'];
/** Files that tests know by imports alone. Others are also read from disk, for example by the tests of the documents. */
const IMPORTED = /^(?:packages\/[^/]+|site)\/src\/.*\.tsx?$/;
/** No test of a browser imports these. */
const NOT_IN_BROWSER = /^(?!site\/operators\/).*\.md$|\.test\.tsx?$/;

/**
 * The steps that changed files can affect.
 *
 * @param files paths from the root of the repository
 * @param base commit that they differ from
 */
export function changedSteps(
  steps: readonly Step[],
  files: readonly string[],
  base: string,
): readonly Step[] {
  if (files.some((file) => EVERYTHING.test(file))) return steps;
  const isImported = files.every((file) => IMPORTED.test(file));
  return steps
    .filter(({ name, browser }) => {
      const affected = AFFECTED[name.split('@', 1)[0] ?? name];
      const relevant = browser ? files.filter((file) => !NOT_IN_BROWSER.test(file)) : files;
      return !affected || relevant.some((file) => affected.test(file));
    })
    .map((step) =>
      isImported && BY_IMPORTS.includes(step.name)
        ? {
            ...step,
            mayBeEmpty: true,
            command: [...step.command, '--changed', base, '--passWithNoTests'],
          }
        : step,
    );
}

/** Files that differ from a commit, new ones too. */
export function filesSince(base: string): readonly string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([
      ...git('diff', '--name-only', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

/** The commit that this branch began at; on `main` itself the last commit. */
export function branchBase(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  return git('merge-base', 'main', 'HEAD');
}
