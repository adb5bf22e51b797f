import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/testSandbox.ts';
import { askGraphql } from './testGraphql.ts';

const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

/** Fragments of which each uses the next one twice: 2^40 fields when expanded. */
const doubling = `{ lists(groupID: "g1") { ...F0 } } ${many(
  40,
  (at) => `fragment F${at} on GameListItem { ...F${at + 1} ...F${at + 1} }`,
)} fragment F40 on GameListItem { _id }`;

describe('a hostile document', () => {
  it.each([
    ['1,000 aliases', `{ ${many(1000, (at) => `a${at}: lists(groupID: "g1") { _id }`)} }`],
    ['eleven queries in one', `{ ${many(11, (at) => `a${at}: categorys(groupID: "g") { _id }`)} }`],
    ['many names of one field', `{ lists(groupID: "g") { ${many(21, (at) => `a${at}: _id`)} } }`],
    ['fragments that double', doubling],
    [
      'a cycle of fragments',
      '{ lists(groupID: "g") { ...A } } fragment A on GameListItem { ...B } fragment B on GameListItem { ...A }',
    ],
    ['endless nesting', `${many(300, () => '{ a')} ${many(300, () => '}')}`],
    [
      'deep introspection',
      `{ __schema { types ${'{ fields { type '.repeat(6)}{ name }${' } }'.repeat(6)} } }`,
    ],
    [
      'the largest lists several times',
      `{ ${many(8, (at) => `a${at}: lists(groupID: "g", limit: 500) { _id code nameTh nameEn img hot new type }`)} }`,
    ],
    [
      'a limit in a variable',
      `query ($n: Int = 500) { ${many(8, (at) => `a${at}: lists(groupID: "g", limit: $n) { _id code nameTh nameEn img hot new type }`)} }`,
    ],
    ['a document of 17,000 characters', `{ __typename }${' '.repeat(17_000)}`],
    ['endless comments and commas', `{ ${'__typename,'.repeat(1_400)} }`],
    ['nothing', ''],
    ['not GraphQL', 'SELECT * FROM members'],
    ['a mutation of another server', 'mutation { dropEverything }'],
    ['a subscription', 'subscription { lists(groupID: "g") { _id } }'],
    ['two operations and no name', 'query a { __typename } query b { __typename }'],
  ])('is refused immediately, before execution: %s', async (_, query) => {
    const sandbox = testSandbox();
    const { status, data, refused } = await askGraphql(sandbox, { query });
    expect([status, data, refused]).toEqual([400, undefined, { code: 4000, field: 'query' }]);
  });

  it.each([
    [{ limit: 'many' }, 'variables.limit'],
    [{ limit: 1.5 }, 'variables.limit'],
    [{ limit: 1e300 }, 'variables.limit'],
    [{ limit: { nested: [1] } }, 'variables.limit'],
  ])('with invalid variables names the variable: %j', async (variables, field) => {
    const query = 'query ($limit: Int) { lists(groupID: "g1", limit: $limit) { _id } }';
    const { status, refused } = await askGraphql(testSandbox(), { query, variables });
    expect([status, refused]).toEqual([400, { code: 4000, field }]);
  });

  it.each([
    ['limit: 501', 'limit'],
    ['limit: 0', 'limit'],
    ['skip: -1', 'skip'],
    [`search: "${'x'.repeat(65)}"`, 'search'],
    ['userID: ""', 'userID'],
  ])('with an argument out of range names it: %s', async (argument, field) => {
    const query = `{ lists(groupID: "g1", ${argument}) { _id } }`;
    expect((await askGraphql(testSandbox(), { query })).refused).toEqual({ code: 4000, field });
  });
});

describe('an invalid GraphQL request', () => {
  const send = async (method: string, body?: string) => {
    const { api } = testSandbox();
    const reply = await api.request('/auth/graphql', {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    return { status: reply.status, allow: reply.headers.get('Allow'), body: await reply.json() };
  };

  it.each([
    ['a batch', '[{"query":"{__typename}"},{"query":"{__typename}"}]'],
    ['invalid JSON', '{'],
    ['no query', '{"variables":{}}'],
    ['variables in a list', '{"query":"{__typename}","variables":[1]}'],
  ])('is refused with 4000: %s', async (_, body) => {
    const reply = await send('POST', body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ errors: [{ extensions: { code: 4000 } }] });
  });

  it('is refused before parsing when its variables are larger than 64 kB', async () => {
    const variables = { search: 'x'.repeat(70_000) };
    expect((await send('POST', JSON.stringify({ query: '{__typename}', variables }))).status).toBe(
      400,
    );
  });

  it.each(['GET', 'PUT', 'DELETE'])('is refused with the method %s', async (method) => {
    expect(await send(method)).toMatchObject({ status: 405, allow: 'POST' });
  });
});

describe('a valid document', () => {
  it('may use introspection', async () => {
    const { status, data } = await askGraphql(testSandbox(), { query: getIntrospectionQuery() });
    expect(status).toBe(200);
    expect(JSON.stringify(data)).toContain('favouriteAndRecentFocus');
  });

  it('may request the largest list with everything that a card and its details show', async () => {
    const query = `{ lists(groupID: "g1", limit: 500) { _id type category code img nameTh nameEn freespin hot new
      categoryName handle color rating favourite recent launching provider { id name img }
      game_info { rtp min_bet max_bet volatility paylines hit_ratio day { trend rtp } } } }`;
    const { status, data, errors } = await askGraphql(testSandbox(), { query });
    expect([status, errors]).toEqual([200, []]);
    expect((data as unknown as { lists: unknown[] }).lists).toHaveLength(220);
  });

  it('may be one of several operations if it is named', async () => {
    const { api } = testSandbox();
    const reply = await api.request('/auth/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        query: 'query a { __typename } query b { lists(groupID: "g1", limit: 1) { _id } }',
        operationName: 'b',
      }),
    });
    expect(await reply.json()).toEqual({ data: { lists: [{ _id: 'g_durian-riot' }] } });
  });
});
