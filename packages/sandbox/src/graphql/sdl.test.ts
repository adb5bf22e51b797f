import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isObjectType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { resolvers } from './resolvers.ts';

const SDL = new URL('../../../../openapi/member-auth.graphql', import.meta.url);
const schema = buildSchema(readFileSync(SDL, 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

describe('the GraphQL schema', () => {
  it('documents every type, field and argument', () => {
    const silent = types.flatMap((type) => {
      const own = type.description ? [] : [type.name];
      if (!isObjectType(type)) return own;
      return Object.values(type.getFields()).flatMap((field) => [
        ...own,
        ...(field.description ? [] : [`${type.name}.${field.name}`]),
        ...field.args
          .filter((argument) => !argument.description)
          .map((argument) => `${type.name}.${field.name}(${argument.name})`),
      ]);
    });
    expect(silent).toEqual([]);
  });

  it('names a section of the specification for every query, mutation and type', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const things = types.filter((type) => isObjectType(type) || isEnumType(type));
    for (const { name, description } of [...roots, ...things]) {
      expect(description, name).toMatch(/section|Inferred:|languages/i);
    }
  });

  it('has the calls of section 7 with their arguments, each with a resolver', () => {
    const calls = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map(({ name, args }) => [
        name,
        args.map((argument) => argument.name).join(' '),
      ]),
    );
    expect(Object.fromEntries(calls)).toEqual({
      lists:
        'groupID type search category hot gameNew freespin limit skip categoryName handle userID favourite recent favouriteAndRecentFocus sort',
      categorys: 'groupID type handle userID',
      getFavouriteAndRecent: 'userID groupID',
      getNotifys: 'groupID groupCustomer lang',
      getNotify: 'id lang',
      addFavourite: 'userID gameID',
      addRecent: 'userID gameID',
    });
    expect(Object.keys(resolvers).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  });
});
