import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Browser } from 'playwright';
import { build, createServer, preview, type InlineConfig, type Rollup } from 'vite';

import { readmeSamples, writeSamples } from './readmeSamples.ts';
import { visitSampleSite } from './sampleSite.ts';
import type { Installed } from './tarball.ts';

const ROOT = join(import.meta.dirname, '../../..');

const ONLY_BUTTON = `
import { Button } from '@brand/ui';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<Button>ok</Button>);
`;

/** `import { Button }` must not bundle unrelated dependencies: the bundled modules are checked. */
async function tookTooMuch(config: InlineConfig, entry: string): Promise<string[]> {
  const result = (await build({
    ...config,
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rollup.RollupOutput;
  const modules = result.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const engines = modules.filter((id) =>
    /@radix-ui|embla|uqr|@tanstack|react-intl|formatjs/.test(id),
  );
  const ours = modules.filter((id) => id.includes('@brand/ui/dist/')).length;
  return [
    ...engines.map((id) => `import { Button } brings ${id}`),
    ...(ours > 12 ? [`import { Button } brings ${ours} modules of the library`] : []),
  ];
}

/** The application of `npm create vite` with the template `react-ts`: its compiler options. */
const COMPILER = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  types: ['vite/client'],
  skipLibCheck: true,
  moduleResolution: 'bundler',
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  jsx: 'react-jsx',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
};

/** Compiles the sources of an application with the options of its template. */
async function compile(app: string): Promise<string[]> {
  const options = { compilerOptions: COMPILER, include: ['src'] };
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify(options));
  const words = await promisify(execFile)('tsc', ['-p', app]).then(
    () => '',
    (error: Error & { stdout?: string }) => error.stdout ?? error.message,
  );
  return words.split('\n').filter((line) => line.includes('error TS'));
}

/** The site of the README in a new Vite application: theme file, types, dev server, build, and its use in the browser. */
export async function checkVite({ app }: Installed, browser: Browser): Promise<string[]> {
  await writeFile(join(app, 'package.json'), '{ "type": "module", "private": true }');
  const samples = await readmeSamples(join(import.meta.dirname, '../README.md'));
  await writeSamples(
    app,
    samples.filter(({ file }) => !file.startsWith('app/')),
  );
  await promisify(execFile)(process.execPath, ['theme.mjs'], { cwd: app });
  await linkForCompiler(app);
  const wrong = await compile(app);
  await writeFile(join(app, 'src/button.jsx'), ONLY_BUTTON);
  const config: InlineConfig = {
    root: app,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    preview: { port: 0, host: '127.0.0.1' },
    oxc: { jsx: { runtime: 'automatic' } },
  };
  wrong.push(...(await tookTooMuch(config, join(app, 'src/button.jsx'))));
  const server = await createServer(config);
  await server.listen();
  wrong.push(...(await visitSampleSite(browser, server.resolvedUrls?.local[0] ?? '', 'vite dev')));
  await server.close();
  await build(config);
  const built = await preview(config);
  wrong.push(...(await visitSampleSite(browser, built.resolvedUrls?.local[0] ?? '', 'vite build')));
  await built.close();
  return wrong;
}

/** What the template installs and the compiler needs. */
async function linkForCompiler(app: string): Promise<void> {
  await mkdir(join(app, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/react', '@types/react-dom', 'vite']) {
    const target = join(app, 'node_modules', name);
    if (!existsSync(target)) await symlink(realpathSync(join(ROOT, 'node_modules', name)), target);
  }
}
