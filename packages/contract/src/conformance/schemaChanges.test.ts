import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { readSdl } from '../coverage/sdl.ts';
import { inWords } from '../deviations.ts';
import { schemaDeviations } from './schemaChanges.ts';

const SMALL = `
  enum Kind { slot casino }
  type Game { id: ID! name: String! }
  type Query { games(kind: Kind, limit: Int): [Game!]! }
`;

const changes = (sdl: string) => inWords(schemaDeviations(buildSchema(SMALL), buildSchema(sdl)));

it('schemaDeviations accepts a schema that equals or extends the SDL', () => {
  const sdl = readSdl();
  expect(schemaDeviations(buildSchema(sdl), buildSchema(sdl))).toEqual([]);
  expect(changes(`${SMALL} type More { id: ID } extend type Query { more(a: Int): More }`)).toEqual(
    [],
  );
});

it('schemaDeviations reports missing and different parts, and additional required arguments', () => {
  expect(
    changes(`
      enum Kind { slot }
      type Game { id: ID! name: String }
      type Query { games(kind: String, shop: ID!): [Game!]! }
    `),
  ).toEqual([
    'Kind.casino is missing',
    'Game.name is String, expected String!',
    'Query.games(kind) is String, expected Kind',
    'Query.games(limit) is missing',
    'Query.games(shop) is required but not in the contract',
  ]);
  expect(changes('type Query { other: Int }')).toEqual([
    'Kind is missing',
    'Game is missing',
    'Query.games is missing',
  ]);
});
