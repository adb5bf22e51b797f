import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

import { buildOperator } from '../build/buildOperator.ts';

/** A square drawing of 40 by 40. */
export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M9 9h22v22H9z"/></svg>';
/** The same, 120 by 40. */
export const WIDE = SVG.replace('0 0 40 40', '0 0 120 40');

/** Its hosts. */
export const hosts = Object.fromEntries(
  ['api', 'auth', 'cdn', 'games'].map((name) => [name, `https://${name}.brand.example`]),
);

/** For tests: an operator folder that is empty before each test. */
export function sourceFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'Brand X-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Text of a valid `operator.json`. */
  const settings = (more: object = {}, brand: object = {}) =>
    JSON.stringify({
      brand: { name: 'Brand', description: { th: 'เกม', en: 'Games' }, ...brand },
      hosts,
      ...more,
    });

  const write = (files: Record<string, string | Buffer>) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
  };

  return {
    path: () => folder,
    settings,
    write,
    /** Writes a valid source with these files. */
    source: (files: Record<string, string | Buffer> = {}) =>
      write({ 'operator.json': settings(), 'logo.svg': WIDE, 'icon.svg': SVG, ...files }),
    /** Reads a file of the built folder. */
    read: (file: string) => readFileSync(join(folder, 'operator', file)),
    /** Builds, and returns all problems as one text. */
    async problems(options: Partial<Parameters<typeof buildOperator>[0]> = {}): Promise<string> {
      try {
        await buildOperator({ folder, ...options });
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    },
  };
}
