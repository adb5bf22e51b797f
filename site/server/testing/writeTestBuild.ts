import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HIDDEN_FILES } from '../build/hiddenFiles.ts';
import { TEST_BUILD } from './testBuild.ts';

const SERVER_ENTRY = fileURLToPath(new URL('testServerEntry.ts', import.meta.url));

/** Writes what a build leaves for the server, for tests: two kinds of pages that render themselves. */
export async function writeTestBuild(dist: string): Promise<void> {
  const code = stripTypeScriptTypes(await readFile(SERVER_ENTRY, 'utf8'));
  const files = { ...TEST_BUILD, [HIDDEN_FILES.serverEntry]: code };
  await writeFiles(dist, files);
}

/** Writes files by their names below a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
