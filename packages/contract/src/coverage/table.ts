import { documentedCodes } from '../codes.ts';
import { type Operation, operations } from '../description.ts';
import { examplesOf } from '../examples.ts';
import type { Evidence } from './evidence.ts';
import type { RootField } from './sdl.ts';

const HEAD = `# What stands behind each call

Written by \`npm run build\`; \`npm test -- generated\` fails where it is not what the sources say. It reads the contract, the
routes and tests of the sandbox, the methods of the client and the calls of the site.

Beside the tests that are named here, every REST call is sent, as a member, a visitor and with tokens that are not good,
valid, broken and odd requests by \`packages/sandbox/src/testing\`, and the client reads each of its examples in
\`packages/api/src/description.test.ts\`. Serves: the part of the product that uses the call, and the files of the site that
call it today.
`;

/** The whole page. */
export function coveragePage(evidence: Evidence, fields: readonly RootField[]): string {
  const rest = operations.map((operation) => restRow(operation, evidence));
  const graphql = fields.map((field) => fieldRow(field, evidence));
  return `${HEAD}
## REST

| Operation | Section | Sandbox | Its own tests | Examples, codes | Client | Serves |
| --- | --- | --- | --- | --- | --- | --- |
${rest.join('\n')}

## GraphQL

| Field | Section | Sandbox | Its own tests | Client | Serves |
| --- | --- | --- | --- | --- | --- |
${graphql.join('\n')}
`;
}

function restRow(operation: Operation, evidence: Evidence): string {
  const { id, method, path, host, inferred, section, feature } = operation;
  const marks = [host === 'api' ? '' : ` on the ${host} host`, inferred ? ' (inferred)' : ''];
  const route = evidence.routeOf(operation);
  const methods = evidence.methodsOf(id);
  const codes = new Set(documentedCodes(operation).map(({ code }) => code)).size;
  return row([
    `\`${method} ${path}\`${marks.join('')}`,
    section,
    route ? short(route, 'packages/sandbox/src/') : 'not yet',
    listed(evidence.testsOf(operation).map((file) => short(file, 'packages/sandbox/src/'))),
    `${examplesOf(id).length}, ${codes}`,
    listed(
      methods.map((name) => `\`${name}\``),
      'not yet',
    ),
    evidence.isMadeByClient(operation)
      ? `${feature}: the client, on its own`
      : serves(feature, methods, evidence),
  ]);
}

function fieldRow({ kind, name }: RootField, evidence: Evidence): string {
  const resolver = evidence.resolverOf(name);
  const methods = evidence.fieldMethodsOf(name);
  return row([
    `\`${kind} ${name}\``,
    '7',
    resolver ? short(resolver, 'packages/sandbox/src/') : 'not yet',
    listed(evidence.fieldTestsOf(name).map((file) => short(file, 'packages/sandbox/src/'))),
    listed(
      methods.map((each) => `\`${each}\``),
      'not yet',
    ),
    serves(name.startsWith('getNotify') ? 'notices' : 'games', methods, evidence),
  ]);
}

function serves(feature: string | null, methods: readonly string[], evidence: Evidence): string {
  const files = [...new Set(methods.flatMap((method) => evidence.callersOf(method)))];
  const callers = files.map((file) => short(file, 'site/src/'));
  return `${feature ?? 'nothing'}: ${listed(callers, 'not yet')}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function listed(items: readonly string[], none = ''): string {
  return items.length === 0 ? none : [...new Set(items)].join(', ');
}

function short(file: string, folder: string): string {
  return file.replace(folder, '');
}
