import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, build, loadConfigFromFile } from 'vite';
import { ROOT } from './bootstrap.mjs';

/** A package and the folder that imports it. */
export interface PackageImport {
  readonly name: string;
  /** The folder of the importing code, relative to the root. */
  readonly from: string;
}

/** The result of an import. */
export interface ResolvedImport extends PackageImport {
  /** The bundled file; null if it was not found. */
  readonly file: string | null;
}

const ENTRY = '\0empty';

/** Plugins of the site that only read a finished build with its real entry. */
const OUTPUT_ONLY = ['first-faces', 'beside-pages', 'required-libraries'];

/**
 * Resolves packages as the production build of the site does, with aliases and plugins, and then their dependencies
 * recursively.
 */
export async function resolvedBySite(
  imports: readonly PackageImport[],
): Promise<readonly ResolvedImport[]> {
  // The configuration of a build would first analyse the whole site to split its code.
  const env = { command: 'serve', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, join(ROOT, 'site/vite.config.ts'));
  if (!loaded) throw new Error('site/vite.config.ts could not be read');
  const { plugins = [], ...config } = loaded.config;
  const found: ResolvedImport[] = [];
  const probe: Plugin = {
    name: 'probe',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? 'export {}' : null),
    async buildStart() {
      const waiting = [...imports];
      const seen = new Set<string>();
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { name, from } = next;
        if (seen.has(`${from} ${name}`)) continue;
        seen.add(`${from} ${name}`);
        // A package with only subpath exports cannot be resolved by its name.
        const resolved = await this.resolve(name, join(ROOT, from, 'importer.ts')).catch(
          () => null,
        );
        const file = resolved?.id ?? null;
        found.push({ name, from, file });
        if (file !== null) waiting.push(...dependenciesOf(file));
      }
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins.filter((plugin) => !isOutputOnly(plugin)), probe],
    build: { ...config.build, write: false, rolldownOptions: { input: ENTRY } },
  });
  return found;
}

function isOutputOnly(plugin: unknown): boolean {
  return OUTPUT_ONLY.includes((plugin as { name?: string } | null)?.name ?? '');
}

/** Runtime dependencies of the package of a file. */
function dependenciesOf(file: string): readonly PackageImport[] {
  const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
  const manifest = folder && join(folder, 'package.json');
  if (!manifest || !existsSync(manifest)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies).map((name) => ({ name, from: relative(ROOT, folder) }));
}
