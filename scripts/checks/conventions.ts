// Conventions that no linter checks: size and names of files, where the clock may be read, and forbidden text.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { brokenRules } from '../conventions.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'generated']);

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sources(path);
    return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const broken = ['packages', 'site', 'scripts', '.storybook']
  .flatMap(sources)
  .flatMap((path) => brokenRules(path, readFileSync(join(ROOT, path), 'utf8')));

for (const line of broken) console.log(line);
process.exitCode = broken.length > 0 ? 1 : 0;
