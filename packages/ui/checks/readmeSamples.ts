import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { readGuide } from '../docs/readme/readmeGuide.ts';

/** A file of the README: a code block with a title. */
export interface Sample {
  /** Path in an application. */
  file: string;
  code: string;
}

/** The files that the README shows, in its order. */
export async function readmeSamples(readme: string): Promise<Sample[]> {
  const steps = readGuide(await readFile(readme, 'utf8'));
  const files = steps.flatMap(({ blocks }) =>
    blocks.flatMap(({ file, text }) => (file === null ? [] : [{ file, code: `${text}\n` }])),
  );
  if (files.length < 10) throw new Error(`${readme} has only ${files.length} files.`);
  return files;
}

/** Writes the files of the README into an application. */
export async function writeSamples(app: string, samples: readonly Sample[]): Promise<void> {
  for (const { file, code } of samples) {
    await mkdir(dirname(join(app, file)), { recursive: true });
    await writeFile(join(app, file), code);
  }
}
