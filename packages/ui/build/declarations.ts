import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

import { writeMapped } from './maps.ts';
import { distImport, distName, publicFiles } from './modules.ts';

const OUT = '.cache/types';
const IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"]+|@brand\/domain)\2/g;

/** The source of a declaration: `../Button/Button.tsx`, resolved from its importer. */
function sourceOf(importer: string, path: string): string {
  return path === '@brand/domain' ? '../domain/src/index.ts' : join(dirname(importer), path);
}

/** Compiler errors of a source, by its file. */
async function emit(): Promise<{ files: ReadonlyMap<string, string>; complaints: string }> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  // Roots are the public files; files that only tests and stories need are not included.
  await writeFile(
    `${OUT}/tsconfig.json`,
    JSON.stringify({
      extends: '../../tsconfig.src.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        declarationMap: true,
        emitDeclarationOnly: true,
        rootDir: '../../..',
        outDir: 'out',
        paths: { '@brand/domain': ['../../../domain/src/index.ts'] },
      },
      files: publicFiles().map((file) => `../../${file}`),
      include: [],
    }),
  );
  const tsc = createRequire(resolve('../../package.json')).resolve('typescript/package.json');
  // A declaration error only matters if a public file needs the source; it is then reported below.
  const complaints = await promisify(execFile)(process.execPath, [
    join(dirname(tsc), 'bin/tsc'),
    '-p',
    `${OUT}/tsconfig.json`,
  ]).then(
    () => '',
    (error: Error & { stdout?: string }) => error.stdout ?? error.message,
  );
  const files = new Map<string, string>();
  for (const file of globSync(`${OUT}/out/**/*.d.ts{,.map}`)) {
    const source = relative('..', join('..', relative(`${OUT}/out`, file)));
    files.set(
      source.replace(/^ui\//, '').replace(/^domain\//, '../domain/'),
      await readFile(file, 'utf8'),
    );
  }
  return { files, complaints };
}

/** Writes the declarations that the public files need, each next to its script, as a consumer resolves them. */
export async function writeDeclarations(): Promise<void> {
  const { files: texts, complaints } = await emit();
  const declared = (source: string) => source.replace(/\.tsx?$/, '.d.ts');
  const done = new Set<string>();
  const visit = async (source: string): Promise<void> => {
    if (done.has(source) || source.endsWith('.json')) return;
    done.add(source);
    const text = texts.get(declared(source));
    const map = texts.get(`${declared(source)}.map`);
    if (text === undefined || map === undefined)
      throw new Error(`No declarations for ${source}.\n${complaints}`);
    const needed: string[] = [];
    const rewritten = text.replaceAll(IMPORT, (_, before: string, quote: string, path: string) => {
      const target = sourceOf(source, path);
      needed.push(target);
      return `${before}${quote}${distImport(source, target)}${quote}`;
    });
    await mkdir(dirname(`dist/${distName(source)}`), { recursive: true });
    await writeMapped(source, rewritten, map);
    for (const next of needed) await visit(next);
  };
  for (const file of publicFiles()) await visit(file);
}
