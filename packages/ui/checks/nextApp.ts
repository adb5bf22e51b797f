import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Browser } from 'playwright';

import { readmeSamples, writeSamples } from './readmeSamples.ts';
import { visitSampleSite } from './sampleSite.ts';

/** What `npx create-next-app` installs, in fixed versions. */
const NEXT = '16.4.6';
const TOOLS = { typescript: '5.9.3', '@types/node': '24.10.1' };
/** The files of the Vite application that the app router replaces. */
const REPLACED = new Set(['index.html', 'src/main.tsx']);
const QUIET = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

interface Versions {
  devDependencies: Record<string, string>;
}

const run = (file: string, args: readonly string[], cwd: string) =>
  promisify(execFile)(file, [...args], { cwd, env: QUIET, maxBuffer: 64 * 1024 * 1024 });

/** Installs the packed library and Next.js from the registry. */
async function newApp(tarball: string, root: string): Promise<string> {
  const app = await mkdtemp(join(tmpdir(), 'brand-next-'));
  const { devDependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as Versions;
  const ours = ['react', 'react-dom', 'react-intl', '@types/react', '@types/react-dom'];
  const dependencies = {
    ...TOOLS,
    ...Object.fromEntries(ours.map((name) => [name, devDependencies[name]])),
    next: NEXT,
    '@brand/ui': `file:${tarball}`,
  };
  const manifest = { name: 'site', private: true, type: 'module', dependencies };
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], app);
  return app;
}

/** Starts the built application. @returns its address, and what stops it */
async function start(app: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const next = join(app, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd: app, env: QUIET });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (words: Buffer) => {
      said += words.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(`next start ended.\n${said}`)));
  });
  const stop = async () => {
    server.removeAllListeners('exit');
    server.kill();
    await once(server, 'exit');
  };
  return { address, stop };
}

/** The site of the README in a new Next.js application with default settings: build, HTML of the server, use in the browser. */
export async function checkNext(
  tarball: string,
  browser: Browser,
  root: string,
): Promise<string[]> {
  const app = await newApp(tarball, root);
  try {
    const samples = await readmeSamples(join(import.meta.dirname, '../README.md'));
    await writeSamples(
      app,
      samples.filter(({ file }) => !REPLACED.has(file)),
    );
    await run(process.execPath, ['theme.mjs'], app);
    // It also compiles every file of the README.
    const built = await run('npx', ['next', 'build'], app).then(
      () => [],
      (error: Error & { stdout?: string; stderr?: string }) => [
        `next build: ${error.stdout ?? ''}${error.stderr ?? error.message}`,
      ],
    );
    if (built.length > 0) return built;
    const { address, stop } = await start(app);
    try {
      const html = await (await fetch(address)).text();
      const [countdown] = /data-component="countdown"[^>]*>[^<]*/.exec(html) ?? [];
      const isTold = countdown && /\d+:\d\d$/.test(countdown);
      return [
        ...(isTold ? [] : [`next start: the HTML of the server has no time: ${countdown}`]),
        ...(await visitSampleSite(browser, address, 'next start')),
      ];
    } finally {
      await stop();
    }
  } finally {
    await rm(app, { recursive: true, force: true });
  }
}
