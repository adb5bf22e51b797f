import { join } from 'node:path';
import { type InlineConfig, build, loadConfigFromFile } from 'vite';
import { expect, it } from 'vitest';
import { requiredLibraries } from './requiredLibraries.ts';

const SITE = join(import.meta.dirname, '..');
const PACKAGES = [SITE, ...['api', 'ui'].map((name) => join(SITE, '../packages', name))];
const OWN_CODE = join(SITE, 'src/language/locale.ts');

/** Writes nothing. */
const dry = async (config: InlineConfig) =>
  build({ logLevel: 'silent', build: { write: false }, ...config });

it.each([
  'react',
  'react-dom',
  'react-intl',
  '@tanstack/react-query',
  'embla-carousel-react',
  '@radix-ui/react-dialog',
  'openapi-fetch',
])('does not let own code replace %s', async (library) => {
  const replaced = dry({
    configFile: false,
    plugins: [requiredLibraries(PACKAGES)],
    resolve: { alias: { [library]: OWN_CODE } },
    build: { write: false, rolldownOptions: { input: OWN_CODE } },
  });
  await expect(replaced).rejects.toThrow(`“${library}” is not the library itself: ${OWN_CODE}`);
});

it('is part of the build of the site', async () => {
  // Where it applies is the plug-in's own decision. Loading the configuration of a build would analyse the whole site.
  const env = { command: 'serve', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, join(SITE, 'vite.config.ts'));
  expect(loaded?.config.plugins).toContainEqual(
    expect.objectContaining({ name: requiredLibraries(PACKAGES).name }),
  );
});

it('fails a build that does without them', async () => {
  const other = dry({
    configFile: false,
    plugins: [requiredLibraries([SITE])],
    build: { write: false, rolldownOptions: { input: OWN_CODE } },
  });
  await expect(other).rejects.toThrow('The build holds no code of react/, react-dom/, react-intl/');
});
