// Builds the package: scripts, types, style sheets, catalogues, fonts, manifest, sizes.
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import { writeDeclarations } from './declarations.ts';
import { bundleFonts } from './fonts.ts';
import { writeManifest } from './manifest.ts';
import { compileMessages } from './messages.ts';
import { reachedModules } from './modules.ts';
import { buildScripts } from './scripts.ts';
import { bundleForSizes } from './sizes.ts';
import { writeStyleSheets } from './styleSheets.ts';

await rm('dist', { recursive: true, force: true });
const modules = await reachedModules();
const styled = await reachedModules(['src/theme/base.ts', ...globSync('src/themes/*/*.css.ts')]);
const sheets = await buildScripts(modules, styled);
await Promise.all([
  writeDeclarations(),
  writeStyleSheets(styled, sheets),
  compileMessages(),
  bundleFonts(),
  writeManifest(modules),
]);
await bundleForSizes();
