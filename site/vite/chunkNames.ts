import { relative } from 'node:path';
import { type InlineConfig, type Rolldown, build } from 'vite';
import { isPageSource, isPartSource } from '../server/build/namedSources.ts';
import { type SharedChunk, joinChunks } from './joinChunks.ts';

/** Runs on every page, after it. */
const BACKGROUND = 'src/frame/background/BackgroundTasks.tsx';
/** How much more code than it needs a page may load, so that it comes in fewer files. */
const MOST_UNNEEDED = 0.02;
/** The same for public pages that are near the limit of 150 kB, by the end of their address. */
const LEAN: Readonly<Record<string, number>> = { '/HomePage.tsx': 0, '/SearchPage.tsx': 0.003 };

/**
 * Names the file of each module that several pages share. The bundler makes a file for every combination of pages and
 * later parts, 20 to 50 for one page; joined by pages alone, a page loads 7 to 20. It is known only after a first build
 * what a page really needs, because a module that re-exports others needs less of them than it imports.
 *
 * @param config what the code is made of
 */
export async function chunkNames(
  config: InlineConfig & { readonly root: string },
): Promise<(module: string) => string | null> {
  const { root } = config;
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    ...config,
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (file: string, all = new Set<string>()): Set<string> => {
    if (all.has(file)) return all;
    all.add(file);
    for (const next of byFile.get(file)?.imports ?? []) closure(next, all);
    return all;
  };
  const ofStart = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...closure(fileName)]),
  );
  // Parts that come with pages count as pages: no background task may bring half of the cashier along.
  const loadsAtFirst = (module: string | null) => {
    const source = relative(root, module ?? '').replaceAll('\\', '/');
    return isPageSource(source) || isPartSource(source) || source === BACKGROUND;
  };
  const pages = chunks
    .filter(({ facadeModuleId }) => loadsAtFirst(facadeModuleId))
    .map(({ fileName }) => [fileName, closure(fileName)] as const);
  const later = chunks
    .filter(({ fileName }) => !ofStart.has(fileName))
    .map(({ fileName, moduleIds, code, imports, isDynamicEntry }): SharedChunk => {
      const loadedBy = pages.filter(([, files]) => files.has(fileName)).map(([page]) => page);
      return {
        name: fileName,
        modules: moduleIds,
        bytes: code.length,
        imports,
        pages: loadedBy,
        isFixed: isDynamicEntry || loadedBy.length === 0,
      };
    });
  const room = pages.map(([page, files]) => {
    const bytes = [...files].reduce((sum, file) => sum + (byFile.get(file)?.code.length ?? 0), 0);
    const source = byFile.get(page)?.facadeModuleId ?? '';
    const [, share = MOST_UNNEEDED] =
      Object.entries(LEAN).find(([end]) => source.endsWith(end)) ?? [];
    return [page, share * bytes] as const;
  });
  const taken = new Map<string, number>();
  const plainName = (file: string) => {
    const name = byFile.get(file)?.name ?? file;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}${count}`;
  };
  const names = new Map(
    joinChunks(later, new Map(room)).flatMap(({ name, modules }) => {
      const plain = plainName(name);
      return modules.map((module) => [module, plain] as const);
    }),
  );
  return (module) => names.get(module) ?? null;
}
