import { now, wakeAt } from '@brand/ui';
import { chatEvent, chatOrigin } from './chatHost.ts';

/** How it stands with the chat. */
export interface ChatState {
  /** `off`: nobody wants it, or it did not come; `loading`: it is on its way; `failed`: it is open and cannot be had. */
  readonly status: 'off' | 'loading' | 'ready' | 'failed';
  readonly open: boolean;
  /** Whether it has been ready, so that a way to it may be offered. */
  readonly known: boolean;
  /** Messages that have not been read. */
  readonly unread: number;
  /** What the frame shows; null for no frame. Another address is a frame that loads anew. */
  readonly address: string | null;
}

/** Keeps the token by which a conversation goes on after a reload. */
export interface TokenStore {
  read(): string | null;
  /** An empty one is forgotten. */
  write(token: string): void;
}

/** The live chat of the page (section 2, Footer menu): a frame of another origin, which comes when somebody may want it. */
export interface ChatFrame {
  read(): ChatState;
  subscribe(listener: () => void): () => void;
  /** Somebody may want to chat: the frame is fetched, once. What has been given up begins anew. */
  want(): void;
  /** The frame stands in the page, or has left it. */
  attach(frame: HTMLIFrameElement | null): void;
  open(): void;
  close(): void;
  retry(): void;
  /** The page speaks another language. */
  speak(lang: string): void;
  /** The member has gone: the conversation is closed and not shown to the next. */
  forget(): void;
}

/** A frame that has not said so by then is not ready (section 9: ten looks, a second apart). */
const READY_MS = 10_000;
/** An open chat that does not answer by then has died in its sleep: it is loaded anew. */
const ANSWER_MS = 4_000;
/** More messages in a second than any chat has to tell: the frame is thrown out. */
const FLOOD = 60;
const FLOOD_MS = 1_000;

/** Nobody has wanted it yet. */
export const OFF: ChatState = {
  status: 'off',
  open: false,
  known: false,
  unread: 0,
  address: null,
};

/**
 * @param host chat host without a slash at its end
 * @returns null where the host must not be framed
 */
export function createChatFrame(host: string, tokens: TokenStore): ChatFrame | null {
  const origin = chatOrigin(host);
  if (origin === null) return null;
  const listeners = new Set<() => void>();
  let state = OFF;
  let frame: HTMLIFrameElement | null = null;
  let lang: string | null = null;
  let loads = 0;
  let stopWaiting = () => {};
  let window = { since: 0, count: 0 };

  const show = (change: Partial<ChatState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const spoken = () => lang ?? document.documentElement.lang;

  const send = (chat: string, more: object = {}) => {
    if (state.status !== 'ready') return;
    frame?.contentWindow?.postMessage({ chat, lang: spoken(), ...more }, origin);
  };

  const within = (ms: number, late: () => void) => {
    stopWaiting();
    stopWaiting = wakeAt(now() + ms, late);
  };

  const load = () => {
    stopWaiting();
    loads += 1;
    const address = new URL(`${host}/frame`);
    address.search = String(
      new URLSearchParams({
        lang: spoken(),
        site: location.origin,
        ...(loads > 1 && { load: `${loads}` }),
      }),
    );
    show({ status: 'loading', unread: 0, address: address.href });
  };

  /** Whoever waits before it is told so; a chat that nobody has opened is not there. */
  const giveUp = () => {
    stopWaiting();
    show({ ...OFF, ...(state.open && { status: 'failed', open: true }) });
  };

  const sayOpen = () => {
    send('open');
    within(ANSWER_MS, load);
  };

  const isFlood = () => {
    const time = now();
    if (Math.abs(time - window.since) >= FLOOD_MS) window = { since: time, count: 0 };
    window.count += 1;
    return window.count > FLOOD;
  };

  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (!frame || source !== frame.contentWindow || from !== origin) return;
    if (isFlood()) return giveUp();
    const news = chatEvent(data);
    if (!news) return;
    // Any sign of life will do.
    stopWaiting();
    if (news.chat === 'ready') {
      show({ status: 'ready', known: true });
      send('begin', { token: tokens.read() });
      if (state.open) sayOpen();
    } else if (news.chat === 'token') tokens.write(news.token);
    else if (news.chat === 'close') close();
    else if (news.chat === 'unread' && news.count !== state.unread) show({ unread: news.count });
  };

  const close = () => {
    if (!state.open) return;
    send('close');
    stopWaiting();
    show(state.status === 'ready' ? { open: false } : OFF);
  };

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want() {
      if (state.status === 'off') load();
    },
    attach(next) {
      if (frame) removeEventListener('message', onMessage);
      frame = next;
      if (!frame) return;
      window = { since: 0, count: 0 };
      addEventListener('message', onMessage);
      within(READY_MS, giveUp);
    },
    open() {
      show({ open: true });
      if (state.status === 'ready') sayOpen();
      else if (state.status !== 'loading') load();
    },
    close,
    retry: load,
    speak(next) {
      if (next === lang) return;
      lang = next;
      if (state.open) send('open');
    },
    forget() {
      tokens.write('');
      stopWaiting();
      show(OFF);
    },
  };
}
