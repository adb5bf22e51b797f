import { describe, expect, it } from 'vitest';
import { readGameMessage } from './gameMessages.ts';

const GAMES = 'https://games.example';
const origins = new Set([GAMES, 'https://more.example']);
const window = (name: string) => ({ name }) as unknown as MessageEventSource;
const game = window('game');
const right = { source: game, origin: GAMES, data: { type: 'balance', balance: 120.5 } };

const read = (
  message: Partial<{ source: MessageEventSource | null; origin: string; data: unknown }>,
  frame: MessageEventSource | null = game,
) => readGameMessage({ ...right, ...message }, frame, origins);

describe('a message of a game', () => {
  it('is accepted from the window of its frame, from an allowed origin, with a known format', () => {
    expect(read({})).toBe('balance');
    expect(read({ origin: 'https://more.example', data: { type: 'balance', balance: 0 } })).toBe(
      'balance',
    );
    expect(read({ data: { type: 'balance', balance: -1, more: ['of', 'it'] } })).toBe('balance');
  });

  it.each([
    ['another frame', window('nested')],
    ['the page itself', globalThis as unknown as MessageEventSource],
    ['no window, as a worker or a closed one', null],
  ])('is ignored from %s', (_, source) => {
    expect(read({ source })).toBeNull();
  });

  it('is ignored without a frame, also when its source is null', () => {
    expect(read({}, null)).toBeNull();
    expect(read({ source: null }, null)).toBeNull();
  });

  it.each([
    'http://games.example',
    'https://games.example.evil.example',
    'https://evil.example',
    'https://games.example:8443',
    'null',
    '',
  ])('is ignored from %j', (origin) => {
    expect(read({ origin })).toBeNull();
  });

  it.each([
    ['text', 'balance'],
    ['JSON', '{"type":"balance","balance":1}'],
    ['a number', 1],
    ['nothing', null],
    ['undefined', undefined],
    ['a list', ['balance', 1]],
    ['no type', { balance: 1 }],
    ['another type', { type: 'navigate', balance: 1 }],
    ['a type in another case', { type: 'Balance', balance: 1 }],
    ['a list as type', { type: ['balance'], balance: 1 }],
    ['no figure', { type: 'balance' }],
    ['text as figure', { type: 'balance', balance: '1' }],
    ['NaN', { type: 'balance', balance: NaN }],
    ['Infinity', { type: 'balance', balance: Infinity }],
    ['an object with a value', { type: 'balance', balance: { valueOf: () => 1 } }],
    ['inherited properties', Object.create({ type: 'balance', balance: 1 })],
    ['properties in __proto__', JSON.parse('{"__proto__":{"type":"balance","balance":1}}')],
    ['a map', new Map<string, unknown>([['type', 'balance']])],
    ['eight megabytes', new Uint8Array(8_000_000)],
    ['a type of four megabytes', { type: 'balance'.repeat(600_000), balance: 1 }],
  ])('is ignored when it is %s', (_, data) => {
    expect(read({ data })).toBeNull();
  });

  it('is not read before window and origin are checked', () => {
    const touchy = new Proxy(
      {},
      {
        get: () => {
          throw new Error('looked into');
        },
        getOwnPropertyDescriptor: () => {
          throw new Error('looked into');
        },
      },
    );
    expect(read({ source: window('other'), data: touchy })).toBeNull();
    expect(read({ origin: 'https://evil.example', data: touchy })).toBeNull();
  });
});
