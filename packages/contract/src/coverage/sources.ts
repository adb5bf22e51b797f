import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A source file of the project. */
export interface SourceFile {
  /** Relative to the root of the project. */
  readonly path: string;
  readonly text: string;
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The TypeScript and GraphQL files below a folder, by path. */
export function sourcesIn(folder: string): readonly SourceFile[] {
  const whole = `${ROOT}${folder}`;
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourcesIn(path);
      if (!/\.(tsx?|graphql)$/.test(entry.name)) return [];
      return [{ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }];
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Whether a file is a test or a story. */
export function isTest({ path }: SourceFile): boolean {
  return /\.(test|stories|e2e)\.tsx?$|\/testing\//.test(path);
}
