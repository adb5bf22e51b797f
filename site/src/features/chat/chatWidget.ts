import { now, wakeAt } from '@brand/ui';

/** What a chat host's script makes of `window.brandChat`; nothing in it is trusted to be there or to work. */
interface BrandChat {
  readonly ready?: unknown;
  readonly open?: () => void;
  readonly close?: () => void;
  readonly onUnread?: (tell: (count: unknown) => void) => unknown;
  readonly forget?: () => void;
}

/** A chat that can be opened. */
export interface Chat {
  /** Messages that have not been read. */
  readonly unread: number;
  open(): void;
}

/** The live chat of the page (section 2, Footer menu): its script comes when somebody may want it, and never breaks the page. */
export interface ChatWidget {
  /** Null until the chat can be opened; then a new value with every change. */
  read(): Chat | null;
  subscribe(listener: () => void): () => void;
  /** Somebody may want to chat: fetches the script, once, and waits for it. What has been given up begins anew. */
  want(): void;
  /** The member has gone: the conversation is closed and not shown to the next. */
  forget(): void;
}

/** The readiness is looked at once a second, ten times (section 9). */
const LOOK_MS = 1000;
const LOOKS = 10;

/** @param host chat host without a slash at its end */
export function createChatWidget(
  host: string,
  fetchScript: (address: string) => Promise<unknown> = (address) =>
    import(/* @vite-ignore */ address),
  holder: object = globalThis,
): ChatWidget {
  const listeners = new Set<() => void>();
  let chat: Chat | null = null;
  let waiting = false;
  let tries = 0;

  const show = (next: Chat | null) => {
    chat = next;
    for (const listener of listeners) listener();
  };

  /** Whatever the widget does, it does not get further than here. */
  const ask = <Answer>(question: (widget: BrandChat) => Answer): Answer | null => {
    try {
      const widget = (holder as { brandChat?: BrandChat }).brandChat;
      return widget ? question(widget) : null;
    } catch {
      return null;
    }
  };

  const open = () => {
    const opened = ask((widget) => {
      widget.open?.();
      return true;
    });
    // A button that opens nothing is worse than none.
    if (!opened) show(null);
  };

  const isReady = () => {
    if (!ask((widget) => widget.ready === true && typeof widget.open === 'function')) return false;
    waiting = false;
    show({ unread: 0, open });
    ask((widget) =>
      widget.onUnread?.((count) => {
        const unread = Number.isSafeInteger(count) ? Math.max(0, count as number) : 0;
        if (chat && chat.unread !== unread) show({ unread, open });
      }),
    );
    return true;
  };

  const look = (left: number) => {
    if (!waiting || isReady()) return;
    if (left === 0) waiting = false;
    else wakeAt(now() + LOOK_MS, () => look(left - 1));
  };

  return {
    read: () => chat,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want() {
      if (waiting || chat || isReady()) return;
      waiting = true;
      if (!ask(() => true)) {
        // A browser may remember that an address failed; another query is another address, and the policy does not mind.
        const again = tries === 0 ? '' : `?${tries}`;
        tries += 1;
        fetchScript(`${host}/widget.js${again}`).catch(() => {
          waiting = false;
        });
      }
      wakeAt(now() + LOOK_MS, () => look(LOOKS - 1));
    },
    forget() {
      ask((widget) => widget.close?.());
      ask((widget) => widget.forget?.());
    },
  };
}
