import { Forgotten, type Message, begin, markRead, newsAfter, send } from './chatApi.ts';
import type { Lang } from './words.ts';

/** A line of the thread. */
export interface Line {
  /** Stays the same from sending to sent. */
  key: string;
  side: 'visitor' | 'agent';
  text: string;
  /** Milliseconds since 1970; null until the server has received it. */
  time: number | null;
  state: 'sending' | 'sent' | 'failed';
}

/** The complete state of the page. */
export interface View {
  state: 'loading' | 'failed' | 'ready';
  lines: readonly Line[];
  typing: boolean;
  connected: boolean;
  unread: number;
  /** The server's clock in milliseconds since 1970. */
  now: number;
}

/** Receives changes of a conversation. */
export interface Listener {
  draw(view: View): void;
  /** The token of the conversation; empty to remove the stored token. */
  keep(token: string): void;
}

/** Actions of the visitor. */
export interface Conversation {
  /** Continues the conversation of a token, or starts one in that language. */
  start(lang: Lang, token: string | null): void;
  tryAgain(): void;
  say(text: string): void;
  sayAgain(key: string): void;
  setOpen(open: boolean): void;
}

const OPEN_MS = 2000;
/** While the chat is closed, polling is slower, and slowest if the visitor has written nothing. */
const CLOSED_MS = 10_000;
const SILENT_MS = 120_000;
const LONGEST_WAIT_MS = 30_000;

/** Manages a conversation: polls for messages, sends messages, and renders after every change. */
export function storeConversation({ draw, keep }: Listener): Conversation {
  let lang: Lang = 'th';
  let state: View['state'] = 'loading';
  let token: string | null = null;
  let sent: readonly Message[] = [];
  let pending: readonly Line[] = [];
  let typing = false;
  let unread = 0;
  let readTo = 0;
  let now = Date.now();
  let open = false;
  let failures = 0;
  let asking = false;
  let timer = 0;

  const seen = () => open && !document.hidden;
  const newest = () => sent.at(-1)?.id ?? 0;

  function show() {
    const known = new Set(sent.map(({ key }) => key));
    pending = pending.filter(({ key }) => !known.has(key));
    const lines = sent.map((message): Line => ({
      key: message.key ?? `m${message.id}`,
      side: message.side,
      text: message.text,
      time: message.time * 1000,
      state: 'sent',
    }));
    const connected = failures === 0;
    draw({
      state,
      lines: [...lines, ...pending],
      typing: typing && connected,
      connected,
      unread: seen() ? 0 : unread,
      now,
    });
  }

  /** Polls now, and again after a delay that grows with every failure. */
  async function ask() {
    clearTimeout(timer);
    if (asking) return;
    asking = true;
    try {
      if (token === null) {
        token = await begin(lang);
        keep(token);
      }
      const news = await newsAfter(token, newest());
      sent = [...sent, ...news.list];
      ({ typing, unread, now } = news);
      failures = 0;
      state = 'ready';
      read();
    } catch (error) {
      if (error instanceof Forgotten) forget();
      failures += 1;
      if (state === 'loading' && !(error instanceof Forgotten)) state = 'failed';
    }
    asking = false;
    show();
    if (state === 'failed') return;
    // A hidden page does not poll. When it is visible again, it polls immediately.
    if (document.hidden) return;
    const hasWritten = sent.some(({ side }) => side === 'visitor');
    const pace = open ? OPEN_MS : hasWritten ? CLOSED_MS : SILENT_MS;
    const wait = failures > 0 ? Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures) : pace;
    timer = window.setTimeout(() => void ask(), wait);
  }

  /** The server no longer knows this visitor. Sent messages are lost; unsent ones are kept. */
  function forget() {
    token = null;
    sent = [];
    readTo = 0;
    keep('');
  }

  function read() {
    const last = sent.findLast(({ side }) => side === 'agent')?.id ?? 0;
    if (!seen() || token === null || last <= readTo) return;
    const before = readTo;
    readTo = last;
    markRead(token, last).catch(() => {
      // The next poll tries again.
      readTo = Math.min(readTo, before);
    });
  }

  async function deliver(key: string) {
    const line = pending.find((each) => each.key === key);
    if (!line) return;
    mark(key, 'sending');
    try {
      if (token === null) throw new Error('there is no conversation yet');
      await send(token, { key, text: line.text });
      mark(key, 'sent');
      await ask();
    } catch (error) {
      if (error instanceof Forgotten) forget();
      mark(key, 'failed');
      void ask();
    }
  }

  function mark(key: string, as: Line['state']) {
    pending = pending.map((line) => (line.key === key ? { ...line, state: as } : line));
    show();
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && state === 'ready') void ask();
  });
  addEventListener('online', () => state !== 'loading' && void ask());

  return {
    start(inLang, kept) {
      lang = inLang;
      token = kept || null;
      show();
      void ask();
    },
    tryAgain() {
      state = 'loading';
      failures = 0;
      show();
      void ask();
    },
    say(text) {
      const key = crypto.randomUUID();
      pending = [...pending, { key, side: 'visitor', text, time: null, state: 'sending' }];
      void deliver(key);
    },
    sayAgain: (key) => void deliver(key),
    setOpen(nowOpen) {
      open = nowOpen;
      if (open && state === 'ready') void ask();
      read();
      show();
    },
  };
}
