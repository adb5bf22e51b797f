import type { Lang } from './words.ts';

/**
 * Protocol with the page that frames the chat. Both sides send objects with `postMessage` to the origin of the other side:
 *
 *   the chat sends  { chat: 'ready' }            when it can be opened; the site then shows its button
 *                   { chat: 'unread', count }    the number of unread messages; also the reply to `open`
 *                   { chat: 'token', token }     the token of the conversation; '' to remove it
 *                   { chat: 'close' }            Escape was pressed in the chat
 *   the site sends  { chat: 'begin', token }     first message; the stored token or null
 *                   { chat: 'open', lang }       the chat is visible, in that language
 *                   { chat: 'close' }            the chat is hidden
 *
 * The address of the chat is `<chat host>/frame?lang=th&site=<origin of the site>`, followed by the colours of the brand, each
 * `rrggbb`: `ground`, `raised`, `border`, `edge`, `text`, `quiet`, `accent`, `onAccent`, `link` and `alarm`.
 */
export interface Host {
  tellReady(): void;
  tellUnread(count: number): void;
  /** Passes the token to the site, because browsers do not store data for a framed page of another site. */
  giveToken(token: string): void;
  /** Asks the site to close the chat; undefined if the chat is not framed. */
  askToClose: (() => void) | undefined;
}

/** Requests of the host to the chat. */
export interface HostSettings {
  /** First message; with the stored token of the visitor, if there is one. */
  begun(token: string | null): void;
  opened(lang: Lang): void;
  closed(): void;
}

const STORED = 'chat-visitor';

/** Connects with the framing page if it is one of the known sites. Messages of other origins are ignored. */
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

/** Without a frame the chat stores its token itself and is open from the start. */
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
