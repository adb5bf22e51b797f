import { now, wakeAt } from '@brand/ui';
import { chatColours } from './chatColours.ts';
import { chatEvent, chatOrigin } from './chatHost.ts';

/** State of the chat. */
export interface ChatState {
  /** `off`: not requested, or it did not load. `loading`: it is loading. `failed`: it is open but unavailable. */
  readonly status: 'off' | 'loading' | 'ready' | 'failed';
  readonly open: boolean;
  /** Whether it has been ready, so that a button for it may be shown. */
  readonly known: boolean;
  /** Number of unread messages. */
  readonly unread: number;
  /** Address of the frame. Null for no frame. Another address reloads the frame. */
  readonly address: string | null;
}

/** Stores the token that continues a conversation after a reload. */
export interface TokenStore {
  read(): string | null;
  /** An empty token is removed. */
  write(token: string): void;
}

/** The live chat of the page (section 2, Footer menu): a frame from another origin, which loads when it may be needed. */
export interface ChatFrame {
  read(): ChatState;
  subscribe(listener: () => void): () => void;
  /** The chat may be needed: loads the frame once. Starts again after it was given up. */
  want(): void;
  /** The frame was mounted or unmounted. */
  attach(frame: HTMLIFrameElement | null): void;
  open(): void;
  close(): void;
  retry(): void;
  /** The language of the page has changed. */
  speak(lang: string): void;
  /** The member has logged out: closes the conversation and hides it from the next member. */
  forget(): void;
}

/** A frame that is not ready by then has failed (section 9: ten checks, a second apart). */
const READY_MS = 10_000;
/** An open chat that does not answer by then was suspended, and is reloaded. */
const ANSWER_MS = 4_000;
/** More messages in a second than a chat needs. The frame is removed. */
const FLOOD = 60;
const FLOOD_MS = 1_000;

/** Not requested yet. */
export const OFF: ChatState = {
  status: 'off',
  open: false,
  known: false,
  unread: 0,
  address: null,
};

/**
 * @param host chat host without a slash at the end
 * @returns null if the host must not be framed
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
        ...chatColours(),
        ...(loads > 1 && { load: `${loads}` }),
      }),
    );
    show({ status: 'loading', unread: 0, address: address.href });
  };

  /** Reports a failure to a member who is waiting. A chat that is not open is just off. */
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
    // Any message shows that it is alive.
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
