// Writes docs/platform-features.md and site/DEGRADED.md from their tables.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { degradationPage } from './degradationPage.ts';
import { featurePage } from './featurePage.ts';
import { ROOT } from './sources.ts';

for (const [path, text] of [
  ['docs/platform-features.md', await featurePage()],
  ['site/DEGRADED.md', await degradationPage()],
] as const) {
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
