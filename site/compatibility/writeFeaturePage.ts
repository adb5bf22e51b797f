// Writes docs/platform-features.md from the table of platform features.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featurePage } from './featurePage.ts';
import { ROOT } from './sources.ts';

const FILE = join(ROOT, 'docs/platform-features.md');

mkdirSync(dirname(FILE), { recursive: true });
writeFileSync(FILE, await featurePage());
