/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CODE, qrAsksFor, satang } from '@brand/domain';
import { ApiError } from './ApiError.ts';
import { createAccountApi } from './accountApi.ts';
import { createCashierApi } from './cashierApi.ts';
import { createMemberApi } from './memberApi.ts';
import { clientOptions, json } from './testing/fakeServer.ts';

interface Media {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-section': string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Reply | { readonly $ref: string }>>;
}
interface Reply {
  readonly content: Readonly<Record<string, Media>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Reply>>;
    readonly schemas: Readonly<Record<string, { readonly enum?: readonly number[] }>>;
  };
}

const text = readFileSync(new URL('../../../openapi/member-api.yaml', import.meta.url), 'utf8');
const description = parse(text) as Description;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS: its default export is the namespace where Node reads it as a module.
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: description.components });

/** Points the references of a part of the description at the whole. */
function inWhole(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"api#/components'),
  ) as object;
}

function isReference(reply: Reply | { readonly $ref: string }): reply is { readonly $ref: string } {
  return '$ref' in reply;
}

function replyOf(reply: Reply | { readonly $ref: string }): Reply {
  if (!isReference(reply)) return reply;
  return description.components.responses[reply.$ref.split('/').at(-1) ?? ''] as Reply;
}

function media({ operation }: { readonly operation: Operation }) {
  const replies = Object.entries(operation.responses).map(
    ([status, reply]) => [status, replyOf(reply).content] as const,
  );
  return [['request', operation.requestBody?.content ?? {}] as const, ...replies].flatMap(
    ([place, content]) => Object.values(content).map((entry) => ({ place, ...entry })),
  );
}

const examples = operations.flatMap((entry) =>
  media(entry).flatMap(({ place, schema, examples: named = {} }) =>
    Object.entries(named).map(([name, { value }]) => ({
      id: entry.operation.operationId,
      place,
      name,
      schema,
      value,
    })),
  ),
);

describe('the description of the member API', () => {
  it.each(examples)('$id: the example $name ($place) is what its schema says', (example) => {
    const validate = ajv.compile(inWhole(example.schema));
    validate(example.value);
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each(operations)(
    '$method $path has an id, a place in the specification and examples',
    (entry) => {
      const { operation } = entry;
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary).toBeTruthy();
      expect(operation.tags).toHaveLength(1);
      expect(operation['x-section']).toMatch(/^\d/);
      for (const [status, reply] of Object.entries(operation.responses)) {
        const named = Object.values(replyOf(reply).content).flatMap((part) =>
          Object.keys(part.examples ?? {}),
        );
        expect(named.length, `examples of HTTP ${status}`).toBeGreaterThan(0);
      }
    },
  );

  it('gives every operation an id of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['login', 'LoginErrorCode'],
    ['launch', 'LaunchErrorCode'],
    ['payment', 'PaymentErrorCode'],
    ['withdraw', 'WithdrawErrorCode'],
    ['credit', 'SessionErrorCode'],
  ])('shows an example of every code of %s', (id, schema) => {
    const shown = examples
      .filter((example) => example.id === id && example.place !== 'request')
      .map((example) => (example.value as { code: number }).code);
    const codes = description.components.schemas[schema]?.enum ?? [];
    expect(codes.length).toBeGreaterThan(0);
    expect(shown).toEqual(expect.arrayContaining([...codes]));
  });

  it('writes no address of a schema that does not exist', () => {
    const names = [...text.matchAll(/#\/components\/(\w+)\/(\w+)/g)];
    const components = description.components as unknown as Record<string, Record<string, unknown>>;
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter(([, group = '', name = '']) => !components[group]?.[name])).toEqual([]);
  });
});

describe('the client reads every example', () => {
  const qr = { id: 'q', token: 't', debugKey: 'd' };
  const money = { idempotencyKey: 'intent-0001' };
  const game = { code: 'lotus-koi', handle: '/api/v3/member/game/launch' };

  function apis(value: unknown) {
    const { options } = clientOptions(() => json(value));
    const member = createMemberApi(options);
    return {
      member,
      account: createAccountApi(member.client),
      cashier: createCashierApi(member.client),
    };
  }

  type Apis = ReturnType<typeof apis>;
  const calls: Readonly<Record<string, (apis: Apis) => Promise<unknown>>> = {
    maintenanceCheck: ({ member }) => member.inMaintenance(),
    login: ({ account }) => account.login({ username: 'a', password: 'b' }),
    logout: ({ account }) => account.logout(),
    refresh: ({ member }) => member.refresh(),
    credit: ({ account }) => account.credit(),
    profile: ({ account }) => account.profile(),
    history: ({ cashier }) => cashier.history(),
    categorys: ({ member }) => member.categories(),
    lists: ({ member }) => member.games(),
    launch: ({ account }) => account.launch({ game, client: 'MB', locale: 'th' }),
    truewallet: ({ cashier }) => cashier.ewalletChannels(),
    getMinWithdraw: ({ cashier }) => cashier.withdrawTerms(),
    withdraw: ({ cashier }) => cashier.withdraw(satang(30_000), money),
    promotionList: ({ member }) => member.banners('th'),
  };
  const paymentCalls: Readonly<Record<string, (apis: Apis) => Promise<unknown>>> = {
    channels: ({ cashier }) => cashier.paymentChannels(),
    qr: ({ cashier }) => requestQr(cashier),
    refused: ({ cashier }) => requestQr(cashier),
    cancelled: ({ cashier }) => cashier.cancelQr(qr),
  };
  const requestQr = (cashier: Apis['cashier']) =>
    cashier.requestQr({ channel: { id: 'p1', kind: 'payment' }, amount: satang(50_000) }, money);

  const replies = examples.filter((example) => example.place === '200');

  it.each(replies)('$id: $name', async ({ id, name, value }) => {
    const call =
      id === 'payment'
        ? (paymentCalls[name] ?? (({ cashier }: Apis) => cashier.qrStatus(qr)))
        : calls[id];
    if (!call) throw new Error(`no method reads ${id}`);
    const outcome: unknown = await call(apis(value)).catch((error: unknown) => error);
    const { code } = value as { code: number };
    const isAnswer = code === CODE.ok || id === 'maintenanceCheck' || name === 'expired';
    if (isAnswer) {
      expect(outcome).not.toBeInstanceOf(Error);
    } else {
      expect(outcome).toBeInstanceOf(ApiError);
      expect(outcome).toMatchObject({ code, kind: id === 'refresh' ? 'session' : 'business' });
    }
  });

  it('whose QR asks for the amount that it names', () => {
    const example = replies.find(({ name }) => name === 'qr');
    const reply = example?.value as { readonly result: { readonly qrCode: string } } | undefined;
    expect(qrAsksFor(reply?.result.qrCode ?? '', satang(50_000))).toBe(true);
  });
});
