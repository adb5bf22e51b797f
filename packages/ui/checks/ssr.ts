import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { bundleStories } from './storyBundle.ts';
import type { Installed } from './tarball.ts';

/** What a plain Node made of the stories. */
export interface Rendered {
  /** Thai markup by story. */
  markup: Record<string, string>;
  /** What threw, and what React said. */
  complaints: string[];
}

/** Every story drawn by `renderToString` in a Node of its own, with nothing but the installed package. */
export async function renderOnServer(installed: Installed): Promise<Rendered> {
  const script = await bundleStories(installed, join(import.meta.dirname, 'renderOnServer.tsx'));
  await promisify(execFile)(process.execPath, [script], { cwd: installed.app });
  return JSON.parse(await readFile(join(installed.app, 'rendered.json'), 'utf8')) as Rendered;
}
