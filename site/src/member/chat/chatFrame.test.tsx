import { setClock } from '@brand/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatFrame, createChatFrame } from './chatFrame.ts';
import { chatEvent, chatOrigin } from './chatHost.ts';

const HOST = 'https://chat.example/chat';
const ORIGIN = 'https://chat.example';

interface TestChat {
  chat: ChatFrame;
  kept: { token: string | null };
  /** Messages to the frame, with their target origin. */
  sent: { message: Record<string, unknown>; origin: string }[];
  /** Sends a message as the frame. */
  say: (data: unknown, from?: { origin?: string; source?: unknown }) => void;
  /** Mounts a frame for the address of the chat, as the panel does. */
  mount: () => void;
}

const open: TestChat[] = [];

/** A page with a chat and a fake frame. */
function openChat(): TestChat {
  const kept: TestChat['kept'] = { token: null };
  const sent: TestChat['sent'] = [];
  const chat = createChatFrame(HOST, {
    read: () => kept.token,
    write: (token) => (kept.token = token || null),
  })!;
  let source: object | null = null;
  const made: TestChat = {
    chat,
    kept,
    sent,
    mount() {
      chat.attach(null);
      const window = {
        postMessage: (message: Record<string, unknown>, origin: string) =>
          sent.push({ message, origin }),
      };
      source = window;
      chat.attach({ contentWindow: window } as unknown as HTMLIFrameElement);
    },
    say(data, from = {}) {
      const event = new MessageEvent('message', { data, origin: from.origin ?? ORIGIN });
      Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : source });
      dispatchEvent(event);
    },
  };
  open.push(made);
  return made;
}

/** A chat that is ready. */
function ready(): TestChat {
  const made = openChat();
  made.chat.want();
  made.mount();
  made.say({ chat: 'ready' });
  return made;
}

const seconds = async (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
let putBack = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 2, 30) });
  putBack = setClock(Date.now);
  document.documentElement.lang = 'en';
});
afterEach(() => {
  for (const { chat } of open.splice(0)) chat.attach(null);
  putBack();
  vi.useRealTimers();
});

describe('live chat', () => {
  it('loads no frame before the chat may be needed, and then loads it once', () => {
    const { chat } = openChat();
    expect(chat.read().address).toBeNull();
    chat.want();
    chat.want();
    expect(chat.read().address).toBe(
      `${HOST}/frame?lang=en&site=${encodeURIComponent(location.origin)}`,
    );
  });

  it('gives the frame the colours of its panel', () => {
    const style = document.createElement('style');
    style.textContent = `[data-surface=overlay] { --brand-color-surface: #201950; --brand-color-on-accent: #000000 }`;
    document.head.append(style);
    const { chat } = openChat();
    chat.want();
    const asked = new URL(chat.read().address ?? '').searchParams;
    expect([asked.get('ground'), asked.get('onAccent')]).toEqual(['201950', '000000']);
    expect(document.querySelector('[data-surface]')).toBeNull();
    style.remove();
  });

  it('can be opened once the frame is ready, and continues the conversation', () => {
    const { chat, sent, say, mount, kept } = openChat();
    kept.token = 'cv_kept';
    chat.want();
    mount();
    expect(chat.read().known).toBe(false);
    say({ chat: 'ready' });
    expect(chat.read()).toMatchObject({ known: true, status: 'ready', open: false });
    expect(sent).toEqual([
      { message: { chat: 'begin', lang: 'en', token: 'cv_kept' }, origin: ORIGIN },
    ]);
  });

  it('gives up after ten seconds, removes the frame, and starts again at the next request', async () => {
    const { chat, mount } = openChat();
    chat.want();
    mount();
    await seconds(9.9);
    expect(chat.read().status).toBe('loading');
    await seconds(0.2);
    expect(chat.read()).toMatchObject({ status: 'off', address: null });
    chat.want();
    expect(chat.read().address).toContain('load=2');
  });

  it('opens, is closed by the site and by the frame, and reports both', () => {
    const { chat, sent, say } = ready();
    chat.open();
    expect(chat.read().open).toBe(true);
    say({ chat: 'unread', count: 0 });
    chat.close();
    chat.open();
    say({ chat: 'close' });
    expect(chat.read().open).toBe(false);
    expect(sent.map(({ message }) => message['chat'])).toEqual([
      'begin',
      'open',
      'close',
      'open',
      'close',
    ]);
  });

  it('tells an open chat about a change of language', () => {
    const { chat, sent } = ready();
    chat.speak('th');
    chat.open();
    chat.speak('en');
    expect(sent.slice(1).map(({ message }) => message['lang'])).toEqual(['th', 'en']);
  });

  it('closes and forgets the conversation of a member who has logged out', () => {
    const { chat, kept, say } = ready();
    say({ chat: 'token', token: 'cv_1' });
    expect(kept.token).toBe('cv_1');
    chat.open();
    chat.forget();
    expect([kept.token, chat.read()]).toEqual([
      null,
      { status: 'off', open: false, known: false, unread: 0, address: null },
    ]);
  });
});

describe('a suspended chat', () => {
  it('is reloaded when it does not answer, and stays open', async () => {
    const { chat, mount, say, sent } = ready();
    await seconds(7200);
    chat.open();
    await seconds(4.1);
    expect(chat.read()).toMatchObject({ status: 'loading', open: true, known: true });
    mount();
    say({ chat: 'ready' });
    expect(chat.read()).toMatchObject({ status: 'ready', open: true });
    expect(sent.at(-1)?.message['chat']).toBe('open');
    say({ chat: 'unread', count: 2 });
    await seconds(60);
    expect(chat.read()).toMatchObject({ status: 'ready', open: true, unread: 2 });
  });

  it('reports that it is unavailable, and retries on request', async () => {
    const { chat, mount, say } = ready();
    chat.open();
    await seconds(4.1);
    mount();
    await seconds(10.1);
    expect(chat.read()).toMatchObject({ status: 'failed', open: true, address: null });
    chat.retry();
    mount();
    say({ chat: 'ready' });
    expect(chat.read()).toMatchObject({ status: 'ready', open: true });
  });

  it('is off when it is closed without having loaded', async () => {
    const { chat, mount } = ready();
    chat.open();
    await seconds(4.1);
    mount();
    await seconds(10.1);
    chat.close();
    expect(chat.read()).toMatchObject({ status: 'off', open: false });
  });
});

describe('a hostile chat', () => {
  it.each<[string, unknown]>([
    ['a count as a string', { chat: 'unread', count: 'many' }],
    ['a negative count', { chat: 'unread', count: -2 }],
    ['NaN as count', { chat: 'unread', count: Number.NaN }],
    ['a fraction as count', { chat: 'unread', count: 1.5 }],
    ['Infinity as count', { chat: 'unread', count: Infinity }],
    ['no count', { chat: 'unread' }],
    ['an object as token', { chat: 'token', token: {} }],
    ['a token with a line break', { chat: 'token', token: 'a\nb' }],
    ['a token in Thai', { chat: 'token', token: 'ก' }],
    ['an endless token', { chat: 'token', token: 'a'.repeat(5000) }],
    ['an unknown type', { chat: 'navigate', to: 'https://evil.example' }],
    ['a type in a list', { chat: ['close'] }],
    ['nothing', null],
    ['a string', 'close'],
    ['a list', [{ chat: 'close' }]],
    ['a message with another key', { type: 'close' }],
  ])('is ignored: %s', (_, data) => {
    const { chat, say, kept } = ready();
    const before = chat.read();
    expect(chatEvent(data)).toBeNull();
    say(data);
    expect(chat.read()).toBe(before);
    expect(kept.token).toBeNull();
  });

  it('has a count of 99 at most', () => {
    const { chat, say } = ready();
    say({ chat: 'unread', count: 4_000_000 });
    expect(chat.read().unread).toBe(99);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['this site’s origin', { origin: location.origin }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: { postMessage: () => undefined } }],
    ['no window', { source: null }],
  ])('cannot be imitated by %s', (_, from) => {
    const { chat, say } = ready();
    chat.open();
    say({ chat: 'close' }, from);
    say({ chat: 'unread', count: 5 }, from);
    expect(chat.read()).toMatchObject({ open: true, unread: 0 });
  });

  it('is removed when it floods the page', () => {
    const { chat, say } = ready();
    for (let count = 0; count < 100; count += 1) say({ chat: 'unread', count });
    expect(chat.read()).toMatchObject({ status: 'off', address: null, known: false });
  });

  it('may send as many messages as a busy chat', async () => {
    const { chat, say } = ready();
    for (let count = 0; count < 300; count += 1) {
      say({ chat: 'unread', count: count % 3 });
      await seconds(0.1);
    }
    expect(chat.read().status).toBe('ready');
  });

  it.each([
    [location.origin, null],
    ['not an address', null],
    ['data:text/html,x', null],
    ['https://chat.example', 'https://chat.example'],
    ['https://chat.example/a/b', 'https://chat.example'],
  ])('is not framed from an origin that could access this page: %s', (host, origin) => {
    expect(chatOrigin(host)).toBe(origin);
    expect(createChatFrame(host, { read: () => null, write: () => undefined }) === null).toBe(
      origin === null,
    );
  });
});
