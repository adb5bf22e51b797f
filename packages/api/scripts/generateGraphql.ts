/// <reference types="node" />
/**
 * Writes the types of `openapi/member-auth.graphql` and of the client documents (`src/documents`) to `src/generated`. A
 * document becomes a typed string, so that no GraphQL library is shipped to the browser.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as schemaTypes from '@graphql-codegen/typescript';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

const SDL = new URL('../../../openapi/member-auth.graphql', import.meta.url);
const DOCUMENTS = new URL('../src/documents/', import.meta.url);
const GENERATED = new URL('../src/generated/', import.meta.url);
const NOTE =
  '// Made by `npm run generate` from openapi/member-auth.graphql and src/documents. Not edited by hand.\n';
type Options = Parameters<typeof codegen>[0];

const CONFIG = {
  enumsAsTypes: true,
  immutableTypes: true,
  skipTypename: true,
  useTypeImports: true,
  importExtension: '.ts',
  avoidOptionals: { field: true },
  scalars: { Baht: 'number', ID: 'string', UnixSeconds: 'number' },
};

const schema = parse(readFileSync(SDL, 'utf8'));
const documents = readdirSync(DOCUMENTS)
  .filter((name) => name.endsWith('.graphql'))
  .toSorted()
  .map((name) => ({ location: name, document: read(new URL(name, DOCUMENTS)) }));
const fragments = new Map(
  documents
    .flatMap(({ document }) => document.definitions)
    .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
    .map((each) => [each.name.value, each]),
);

await write('member-auth.ts', [], { schemaTypes });
await write('memberAuthDocuments.ts', documents, { operationTypes, strings: { plugin: strings } });

function read(file: URL): DocumentNode {
  return parse(readFileSync(file, 'utf8'), { noLocation: true });
}

async function write(
  filename: string,
  sources: Options['documents'],
  pluginMap: Options['pluginMap'],
): Promise<void> {
  const config = {
    ...CONFIG,
    ...(sources.length > 0 && { importSchemaTypesFrom: 'member-auth.ts' }),
  };
  const text = await codegen({
    filename,
    schema,
    documents: [...sources],
    config,
    pluginMap,
    plugins: Object.keys(pluginMap).map((name) => ({ [name]: {} })),
  });
  writeFileSync(new URL(filename, GENERATED), `${NOTE}${text.trim()}\n`);
}

/** Every operation as a one-line string, typed with its result and variables. */
function strings(): { prepend: string[]; content: string } {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: ["import type { GraphqlDocument } from '../client/graphql.ts';"],
    content: operations.map(stringOf).join('\n'),
  };
}

function stringOf(operation: OperationDefinitionNode): string {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('an operation in src/documents has no name');
  const kind = operation.operation === 'mutation' ? 'Mutation' : 'Query';
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}${kind}`;
  const text = stripIgnoredCharacters(
    [operation, ...fragmentsOf(operation)].map((each) => print(each)).join('\n'),
  );
  return `export const ${name}Document = ${JSON.stringify(text)} as GraphqlDocument<${type}, ${type}Variables>;`;
}

/** The fragments that an operation uses, including nested ones. */
function fragmentsOf(operation: OperationDefinitionNode): readonly FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`no fragment is called ${name.value}`);
        if (used.has(name.value)) return;
        used.set(name.value, fragment);
        follow(fragment);
      },
    });
  follow(operation);
  return [...used.values()];
}
