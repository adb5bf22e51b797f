import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { bundleStories } from './storyBundle.ts';
import type { Installed } from './tarball.ts';

/** The result of rendering the stories in Node. */
export interface Rendered {
  /** Thai markup by story. */
  markup: Record<string, string>;
  /** Exceptions and messages of React. */
  complaints: string[];
}

/** Renders every story with `renderToString` in a separate Node process, with only the installed package. */
export async function renderOnServer(installed: Installed): Promise<Rendered> {
  const script = await bundleStories(installed, join(import.meta.dirname, 'renderOnServer.tsx'));
  await promisify(execFile)(process.execPath, [script], { cwd: installed.app });
  return JSON.parse(await readFile(join(installed.app, 'rendered.json'), 'utf8')) as Rendered;
}
