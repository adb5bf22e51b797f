import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { parseSync } from 'vite';

import type { Installed } from './tarball.ts';

interface Import {
  from: string;
  names: readonly string[];
}

interface Script {
  client: boolean;
  /** Whether it gives an element a ref, which is a function. */
  hasRef: boolean;
  /** Modules that only re-export. */
  barrel: boolean;
  imports: readonly Import[];
}

/** Packages without rendering and state: they may run on a server. */
const PURE = new Set([
  'react/jsx-runtime',
  'uqr',
  'culori/fn',
  '@noble/hashes/sha2.js',
  '@noble/hashes/sha3.js',
]);

/** The React API of server components. */
function serverReact(app: string): ReadonlySet<string> {
  const require = createRequire(join(app, 'package.json'));
  const react = dirname(require.resolve('react/package.json'));
  const server: unknown = require(join(react, 'cjs/react.react-server.production.js'));
  return new Set(Object.keys(server as object));
}

function read(file: string): Script {
  const text = readFileSync(file, 'utf8');
  const { program, module } = parseSync(file, text);
  const [first] = program.body;
  return {
    hasRef: /^\s*ref: /m.test(text),
    client: first?.type === 'ExpressionStatement' && first.directive === 'use client',
    barrel: program.body.every(({ type }) => /^(Import|Export)\w*Declaration$/.test(type)),
    imports: module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries
        .filter(({ isType }) => !isType)
        .map(({ importName }) => importName.name ?? `* as ${moduleRequest.value}`),
    })),
  };
}

/** The modules of components that run as server components, down to the first client module. */
function onServer(scripts: ReadonlyMap<string, Script>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const script = scripts.get(file);
    if (!script || script.client || found.has(file)) return;
    found.add(file);
    for (const { from } of script.imports) visit(join(dirname(file), from));
  };
  for (const file of scripts.keys()) if (/(\w+)\/\1\.js$/.test(file)) visit(file);
  return found;
}

/**
 * Finds places where a React server render would fail: a module without `'use client'` that uses state or effects, has a
 * ref, imports a client-only package, or calls a function of a client module.
 */
export function brokenBoundaries({ app, home, files }: Installed): string[] {
  const allowed = serverReact(app);
  const scripts = new Map(
    files.filter((file) => file.endsWith('.js')).map((file) => [file, read(join(home, file))]),
  );
  const broken: string[] = [];
  for (const file of onServer(scripts)) {
    if (scripts.get(file)?.hasRef) broken.push(`${file} has a ref`);
  }
  for (const [file, script] of scripts) {
    if (script.client || script.barrel) continue;
    for (const { from, names } of script.imports) {
      if (from === 'react') {
        const missing = names.filter((name) => !allowed.has(name));
        if (missing.length > 0) broken.push(`${file} uses ${missing.join(', ')} of React`);
      } else if (!from.startsWith('.')) {
        if (!PURE.has(from)) broken.push(`${file} imports ${from}`);
      } else if (scripts.get(join(dirname(file), from))?.client) {
        const called = names.filter((name) => !/^[A-Z][a-z]/.test(name));
        if (called.length > 0) broken.push(`${file} calls ${called.join(', ')} of ${from}`);
      }
    }
  }
  return broken.map((words) => `${words}: it needs 'use client', or a separate module.`);
}
