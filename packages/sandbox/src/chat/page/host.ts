import type { Lang } from './words.ts';

/**
 * The page that frames the chat. The two speak by messages, an object each, to the origin of the other:
 *
 *   the chat says   { chat: 'ready' }            once it can be opened; the site then shows its button
 *                   { chat: 'unread', count }    how many messages are unread; also its answer to `open`
 *                   { chat: 'token', token }     by which the conversation goes on; '' to forget it
 *                   { chat: 'close' }            somebody pressed Escape in it
 *   the site says   { chat: 'begin', token }     first of all; the kept token or null
 *                   { chat: 'open', lang }       it is on the screen, in that language
 *                   { chat: 'close' }            it is no more
 *
 * Its address is `<chat host>/frame?lang=th&site=<origin of the site>`.
 */
export interface Host {
  tellReady(): void;
  tellUnread(count: number): void;
  /** Gives the token to keep: browsers keep nothing for a framed page of another site. */
  giveToken(token: string): void;
  /** The site closes it then; undefined where the chat has the window to itself. */
  askToClose: (() => void) | undefined;
}

/** What the host wants of the chat. */
export interface HostSettings {
  /** The first that comes; with the token of the visitor, where one was kept. */
  begun(token: string | null): void;
  opened(lang: Lang): void;
  closed(): void;
}

const STORED = 'chat-visitor';

/** Connects with the framing page, if it is one of the known sites; nobody else is listened to or told anything. */
export function connectHost(sites: readonly string[], wishes: HostSettings): Host {
  if (window.parent === window) return ownHost(wishes);
  const site = new URL(location.href).searchParams.get('site') ?? '';
  const known = sites.includes(site);
  const tell = (message: object) => {
    if (known) window.parent.postMessage(message, site);
  };
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (!known || source !== window.parent || origin !== site) return;
    const { chat, lang, token } = (data ?? {}) as Record<string, unknown>;
    if (chat === 'begin') wishes.begun(typeof token === 'string' ? token : null);
    if (chat === 'open') wishes.opened(lang === 'en' ? 'en' : 'th');
    if (chat === 'close') wishes.closed();
  });
  return {
    tellReady: () => tell({ chat: 'ready' }),
    tellUnread: (count) => tell({ chat: 'unread', count }),
    giveToken: (token) => tell({ chat: 'token', token }),
    askToClose: () => tell({ chat: 'close' }),
  };
}

/** Where the chat has the window to itself it keeps its token, and is open from the start. */
function ownHost(wishes: HostSettings): Host {
  return {
    tellReady() {
      wishes.begun(localStorage.getItem(STORED));
      wishes.opened(document.documentElement.lang === 'en' ? 'en' : 'th');
    },
    tellUnread: () => {},
    giveToken: (token) => localStorage.setItem(STORED, token),
    askToClose: undefined,
  };
}
