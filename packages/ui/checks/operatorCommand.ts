import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { installTarball } from './tarball.ts';

/** Files that a built operator folder always has. */
const BUILT = ['operator.json', 'theme.css', 'manifest.webmanifest'];

/** Names a component, and a property that is no token of the theme. */
const CSS = '[data-component="game-card"] { --brand-sticky-top: 0px; }\n';

/** The operator command from its packed file, outside the repository: creates, checks and builds a brand. */
export async function checkOperatorCommand(folder: string, manager: string): Promise<string[]> {
  const { app, home, remove } = await installTarball(folder, manager);
  const brandTheme = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(home, 'dist/brand-theme.js'), ...words], {
      cwd: app,
    }).then(
      () => [],
      (error: Error & { stdout?: string }) => [
        `brand-theme ${words.join(' ')}: ${error.message}\n${error.stdout ?? ''}`,
      ],
    );
  try {
    const created = await brandTheme('init', 'my-brand');
    // The packed command has no sources to read the names of components from.
    await writeFile(join(app, 'my-brand/custom.css'), CSS);
    const wrong = [
      ...created,
      ...(await brandTheme('check', 'my-brand')),
      ...(await brandTheme('build', 'my-brand', '--out', 'built')),
    ];
    const missing = BUILT.filter((file) => !existsSync(join(app, 'built', file)));
    return [...wrong, ...missing.map((file) => `brand-theme build wrote no ${file}.`)];
  } finally {
    await remove();
  }
}
