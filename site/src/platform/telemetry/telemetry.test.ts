// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeError, withoutPersonalData } from './describeError.ts';
import { TELEMETRY_EVENTS } from './events.ts';
import { createReporter } from './reporter.ts';

const place = { route: 'deposit', locale: 'th' };

function reporter(send = vi.fn((_endpoint: string, _text: string) => true)) {
  const made = createReporter({
    endpoint: 'https://reports.example',
    build: 'abc',
    sampleRate: 0.5,
    place: () => place,
    send,
  });
  const sent = () =>
    send.mock.calls.map(
      ([, text]) => JSON.parse(text) as { items: { type: string; [field: string]: unknown }[] },
    );
  return { ...made, send, sent };
}

describe('report', () => {
  it('has build, sample rate, route and locale, and is sent in one batch', () => {
    const { observe, vital, flush, sent } = reporter();
    observe({ type: 'event', name: 'deposit_started' });
    vital('LCP', 1234.56, 'good');
    vital('CLS', 0.012345, 'good');
    flush();
    flush();
    expect(sent()).toEqual([
      {
        version: 1,
        build: 'abc',
        sampleRate: 0.5,
        items: [
          { type: 'event', ...place, name: 'deposit_started' },
          { type: 'vital', ...place, name: 'LCP', value: 1235, rating: 'good' },
          { type: 'vital', ...place, name: 'CLS', value: 0.0123, rating: 'good' },
        ],
      },
    ]);
  });

  it('is sent again with the next one when the browser did not accept it', () => {
    const send = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
    const { observe, flush, sent } = reporter(send);
    observe({ type: 'event', name: 'logged_in' });
    flush();
    observe({ type: 'event', name: 'game_opened' });
    flush();
    expect(sent().map(({ items }) => items.map(({ name }) => name))).toEqual([
      ['logged_in'],
      ['logged_in', 'game_opened'],
    ]);
  });

  it('is sent before the page is hidden when it is long, and has a size limit', () => {
    const refused = vi.fn(() => false);
    const { observe, send } = reporter(refused);
    for (let count = 0; count < 300; count += 1) observe({ type: 'event', name: 'game_opened' });
    const longest = Math.max(
      ...send.mock.calls.map(([, text]) => (JSON.parse(text) as { items: [] }).items.length),
    );
    expect(longest).toBe(100);
  });

  it('contains an error once, although React and the window both report it', () => {
    const { observe, flush, sent } = reporter();
    const error = new Error('broken');
    observe({ type: 'error', kind: 'uncaught', error });
    observe({ type: 'error', kind: 'window', error });
    flush();
    expect(sent()[0]?.items).toMatchObject([{ kind: 'uncaught', message: 'broken' }]);
  });

  it('contains at most 20 errors of a page, and none of a browser extension', () => {
    const { observe, flush, sent } = reporter();
    const foreign = new Error('foreign');
    foreign.stack = 'Error: foreign\n at f (chrome-extension://abc/content.js:1:2)';
    observe({ type: 'error', kind: 'window', error: foreign });
    for (let count = 0; count < 30; count += 1) {
      observe({ type: 'error', kind: 'window', error: new Error('loop') });
    }
    flush();
    expect(sent()[0]?.items).toHaveLength(20);
  });

  it('contains the origin that the policy blocked, without the address', () => {
    const { observe, flush, sent } = reporter();
    const violated = (blockedURI: string, sourceFile: string) =>
      ({
        effectiveDirective: 'script-src-elem',
        blockedURI,
        sourceFile,
        lineNumber: 3,
        columnNumber: 7,
      }) as SecurityPolicyViolationEvent;
    const file = 'https://site.example/assets/frame-abc.js?x=1';
    observe({
      type: 'violation',
      violation: violated('https://evil.example/x.js?member=m_1', file),
    });
    observe({ type: 'violation', violation: violated('trusted-types-sink', '') });
    flush();
    expect(sent()[0]?.items).toMatchObject([
      { blocked: 'https://evil.example', source: 'frame-abc.js:3:7' },
      { blocked: 'trusted-types-sink', source: '' },
    ]);
  });
});

describe('described error', () => {
  it.each([
    ['GET https://api.example/member?token=abc failed', 'GET <address> failed'],
    ['No member somchai@mail.example', 'No member <mail>'],
    [
      'Unexpected token, "0812345678" is not valid JSON',
      'Unexpected token, <quoted> is not valid JSON',
    ],
    ['Cannot pay 1,500.00 to 081-234-5678', 'Cannot pay <number> to <number>'],
    ['at_0123456789abcdefghijkl was refused', '<token> was refused'],
    ['No route for /login/once-key-1', 'No route for <path>'],
  ])('contains nothing personal of %j', (message, cleaned) => {
    expect(withoutPersonalData(message)).toBe(cleaned);
  });

  it('contains the positions in the site’s files, without origin and query', () => {
    const error = new TypeError('x');
    error.stack = `TypeError: x
    at pay (https://site.example/assets/cashier-Ab_1.js?key=2:10:20)
    at https://site.example/assets/frame-abc.js:1:2`;
    expect(describeError(error)).toEqual({
      name: 'TypeError',
      message: 'x',
      stack: ['cashier-Ab_1.js:10:20', 'frame-abc.js:1:2'],
    });
  });

  it('is created for any thrown value', () => {
    expect(describeError('0812345678 broke')).toEqual({
      name: 'NonError',
      message: '<number> broke',
      stack: [],
    });
    expect(describeError(undefined).message).toBe('undefined');
  });
});

describe('observations', () => {
  beforeEach(() => vi.resetModules());

  it('are stored until the reporter has loaded, up to a limit', async () => {
    const { track, takeEarlyObservations } = await import('./track.ts');
    for (let count = 0; count < 30; count += 1) track('logged_in');
    expect(takeEarlyObservations()).toHaveLength(20);
    expect(takeEarlyObservations()).toEqual([]);
  });

  it('from before a visitor agreed are dropped', async () => {
    const { track, observeWith, takeEarlyObservations } = await import('./track.ts');
    track('logged_in');
    const observed = vi.fn();
    observeWith(observed);
    track('game_opened');
    expect(observed.mock.calls).toEqual([[{ type: 'event', name: 'game_opened' }]]);
    expect(takeEarlyObservations()).toEqual([]);
  });
});

it('documents every event', () => {
  const documentation = readFileSync('docs/operations.md', 'utf8');
  for (const [name, meaning] of Object.entries(TELEMETRY_EVENTS)) {
    expect(documentation).toMatch(new RegExp(`\`${name}\` +\\| ${meaning.replace('.', '')}`));
  }
});
