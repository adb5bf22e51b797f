import type { Operation } from '../description.ts';
import { type SourceFile, isTest, sourcesIn } from './sources.ts';

const HOST_PATHS: Readonly<Record<Operation['host'], string>> = {
  api: '',
  line: '/line',
  reward: '/reward',
};

/** How sandbox, client and site implement the calls, according to their sources. */
export interface Evidence {
  /** Sandbox file that defines the route; null if there is none. */
  routeOf(operation: Operation): string | null;
  /** Sandbox test files that contain its path, or else those next to its route. */
  testsOf(operation: Operation): readonly string[];
  /** Client methods that call it, such as `cashier.withdraw`. */
  methodsOf(operationId: string): readonly string[];
  /** Whether the client makes the call internally. */
  isMadeByClient(operation: Operation): boolean;
  /** Site files that call such a method. */
  callersOf(method: string): readonly string[];
  /** Sandbox file that resolves a GraphQL field; null if there is none. */
  resolverOf(field: string): string | null;
  /** Sandbox test files that query a GraphQL field. */
  fieldTestsOf(field: string): readonly string[];
  /** Client methods that query a GraphQL field. */
  fieldMethodsOf(field: string): readonly string[];
}

/** Reads all sources once. */
export function readEvidence(): Evidence {
  const sandbox = sourcesIn('packages/sandbox/src');
  const api = sourcesIn('packages/api/src');
  const site = sourcesIn('site/src').filter((file) => !isTest(file));
  const readers = api.find(({ path }) => path.endsWith('testing/readers.ts'))?.text ?? '';
  const client = api.find(({ path }) => path.endsWith('src/client/client.ts'))?.text ?? '';
  const code = sandbox.filter((file) => !isTest(file));
  const tests = sandbox.filter(({ path }) => path.endsWith('.test.ts'));
  const routes = routesIn(code);

  return {
    routeOf: (operation) => routes.get(routeName(operation)) ?? null,
    testsOf(operation) {
      const folder = (routes.get(routeName(operation)) ?? '').replace(/[^/]+$/, '');
      const naming = tests.filter(({ text }) => names(text, pathOf(operation)));
      const beside = tests.filter(({ path }) => path.replace(/[^/]+$/, '') === folder);
      return (naming.length > 0 ? naming : beside).map(({ path }) => path);
    },
    methodsOf: (id) => methodsIn(readers, id),
    isMadeByClient: ({ path }) => path !== '/' && client.includes(`'${path}'`),
    callersOf: (method) => callersIn(site, method),
    resolverOf: (field) =>
      code.find(({ path, text }) => /\/graphql\/.*[rR]esolvers/.test(path) && resolves(text, field))
        ?.path ?? null,
    fieldTestsOf: (field) =>
      tests
        .filter(({ text }) => /[gG]raphql/.test(text) && new RegExp(`\\b${field}\\b`).test(text))
        .map(({ path }) => path),
    fieldMethodsOf: (field) => fieldMethods(api, field),
  };
}

function routeName(operation: Operation): string {
  return `${operation.method} ${pathOf(operation)}`;
}

function pathOf({ host, path }: Operation): string {
  return `${HOST_PATHS[host]}${path}`;
}

function names(text: string, path: string): boolean {
  return path !== '/' && ["'", '"', '`', '?', '/?'].some((end) => text.includes(`${path}${end}`));
}

/** A route of Hono in the notation of the description: `/withdraw/:key` is `/withdraw/{key}`. */
function described(route: string): string {
  return route.replace(/:(\w+)/g, '{$1}');
}

/** `GET /path` → file. Path constants are resolved. */
function routesIn(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const constants = new Map(
    files.flatMap(({ text }) =>
      [...text.matchAll(/const (\w+) = '(\/[^']*)'/g)].map(
        ([, name = '', path = '']) => [name, path] as const,
      ),
    ),
  );
  return new Map(
    files.flatMap(({ path: file, text }) =>
      [...text.matchAll(/\b(?:app|api)\.(get|post|delete)\(\s*(?:'([^']+)'|(\w+)),/g)].map(
        ([, method = '', path, name = '']) =>
          [
            `${method.toUpperCase()} ${described(path ?? constants.get(name) ?? '')}`,
            file,
          ] as const,
      ),
    ),
  );
}

/** The client methods of one operation in the table of readers. */
function methodsIn(readers: string, id: string): readonly string[] {
  const [, entry = ''] =
    new RegExp(`^  ${id}: ([^]*?)(?=^  \\w+: |^\\};)`, 'm').exec(readers) ?? [];
  const direct = [...entry.matchAll(/\b(\w+)\.(\w+)\(/g)].map(
    ([, part, method]) => `${part}.${method}`,
  );
  const named = [...entry.matchAll(/:\s*(\w+),/g)].flatMap(([, name = '']) => {
    const [, part, method] =
      new RegExp(`const ${name}: Call = [^]*?\\b(\\w+)\\.(\\w+)\\(`).exec(readers) ?? [];
    return part ? [`${part}.${method}`] : [];
  });
  return [...new Set([...direct, ...named])];
}

/** Files that use this part and call the method. Other parts may have a method of the same name. */
function callersIn(site: readonly SourceFile[], method: string): readonly string[] {
  const [part = '', name = ''] = method.split('.');
  const type = `${part.charAt(0).toUpperCase()}${part.slice(1)}Api`;
  const knows = new RegExp(`\\b(?:create|use)?${type}\\b|\\b${part}(?:Api)?(?:\\(\\)|\\.)`);
  const called = new RegExp(`(?:\\b\\w+|\\))\\s*\\??\\.${name}\\(`);
  const takenOut = new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*(?:=\\s*await|\\)\\s*=>)`);
  return site
    .filter(({ text }) => knows.test(text) && (called.test(text) || takenOut.test(text)))
    .map(({ path }) => path);
}

function resolves(text: string, field: string): boolean {
  return new RegExp(`^\\s+(?:async )?${field}(?::|\\()`, 'm').test(text);
}

/** Finds the documents that select the field, then the methods that send them. */
function fieldMethods(api: readonly SourceFile[], field: string): readonly string[] {
  const documents = api
    .filter(({ path }) => path.endsWith('.graphql'))
    .flatMap(({ text }) => [...text.matchAll(/^(?:query|mutation) (\w+)[^]*?^\}/gm)])
    .filter(([text]) => new RegExp(`^  ${field}\\b`, 'm').test(text))
    .map(([, name = '']) => `${name}Document`);
  return api
    .filter((file) => !isTest(file) && file.path.endsWith('Api.ts'))
    .flatMap(({ path, text }) => {
      const part = path.replace(/^.*\/(\w+)Api\.ts$/, '$1');
      const methods = text.split(/^(?=    (?:async )?\w+(?:\(|:))/m);
      return methods
        .filter((method) => documents.some((name) => method.includes(name)))
        .map((method) => /^ {4}(?:async )?(\w+)/.exec(method)?.[1])
        .filter((name) => name !== undefined)
        .map((name) => `${part}.${name}`);
    });
}
