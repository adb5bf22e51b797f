// The live chat's widget. A site loads it on demand, as a script or by `import()`, and finds `window.brandChat`:
//
//   ready          true once the chat can be opened, which is when a site shows its button
//   open()         shows the chat and gives it the focus; before `ready` it opens as soon as it can
//   close()        hides it and gives the focus back
//   onUnread(fn)   calls fn with the number of unread messages, now and whenever it changes; returns a way to stop
//   forget()       closes it and begins anew, for the next person at the same browser
//
// It needs `script-src` and `frame-src` of this host and nothing else: no inline style, no HTML as text, no evaluation.
// It keeps one key in the site's local storage, `brandChat`: taking it away forgets the conversation.
interface BrandChat {
  readonly ready: boolean;
  open(): void;
  close(): void;
  onUnread(tell: (count: number) => void): () => void;
  forget(): void;
}

{
  const HOST = '{chatHost}';
  const ORIGIN = new URL(HOST).origin;
  const STORED = 'brandChat';
  const Z_INDEX = '2147483000';
  const holder = window as unknown as { brandChat?: BrandChat };

  const plain = (style: CSSStyleDeclaration, values: Readonly<Record<string, string>>) => {
    // The site's own styles for frames and dialogs must not reach in here.
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important');
  };

  const lang = () => (document.documentElement.lang.startsWith('en') ? 'en' : 'th');

  const start = () => {
    const listeners = new Set<(count: number) => void>();
    const narrow = matchMedia('(max-width: 600px), (max-height: 480px)');
    let ready = false;
    let wanted = false;
    let unread = 0;

    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    const address = new URL(`${HOST}/frame`);
    address.searchParams.set('lang', lang());
    address.searchParams.set('site', location.origin);
    frame.src = address.href;
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    frame.referrerPolicy = 'no-referrer';
    plain(frame.style, {
      display: 'block',
      width: '100%',
      height: '100%',
      border: '0',
      margin: '0',
      'color-scheme': 'light',
    });
    dialog.append(frame);

    const send = (type: string, more: object = {}) => {
      if (ready) frame.contentWindow?.postMessage({ chat: type, lang: lang(), ...more }, ORIGIN);
    };

    /** The visitor's token stands in the site's storage, because browsers keep nothing for a frame of another site. */
    const stored = (token?: string): string | null => {
      try {
        if (token !== undefined) localStorage.setItem(STORED, token);
        return localStorage.getItem(STORED);
      } catch {
        // Nothing is kept here either: the conversation lasts as long as the page.
        return null;
      }
    };

    /** A phone gives the chat the whole screen above its keyboard, anything wider a corner. */
    const place = () => {
      const view = narrow.matches ? visualViewport : null;
      plain(dialog.style, {
        display: dialog.open ? 'block' : 'none',
        position: 'fixed',
        inset: narrow.matches ? 'auto' : 'auto 20px 20px auto',
        top: narrow.matches ? `${view?.offsetTop ?? 0}px` : 'auto',
        left: narrow.matches ? '0' : 'auto',
        width: narrow.matches ? '100%' : '384px',
        height: narrow.matches
          ? `${view?.height ?? innerHeight}px`
          : 'min(640px, calc(100% - 40px))',
        'max-width': 'none',
        'max-height': 'none',
        margin: '0',
        padding: '0',
        border: '0',
        overflow: 'hidden',
        background: '#fff',
        'border-radius': narrow.matches ? '0' : '20px',
        'box-shadow': '0 0 0 1px rgb(11 14 32 / 0.12), 0 24px 64px rgb(5 6 20 / 0.45)',
        'z-index': Z_INDEX,
      });
    };

    const show = () => {
      if (dialog.open) return;
      const name = lang() === 'en' ? 'Live chat' : 'แชทสด';
      dialog.setAttribute('aria-label', name);
      frame.title = name;
      if (narrow.matches) dialog.showModal();
      else dialog.show();
      place();
      frame.focus();
      send('open');
    };

    // Also when the browser closes it: by Escape outside the frame, or the back gesture of a phone.
    dialog.addEventListener('close', () => {
      wanted = false;
      place();
      send('close');
    });
    narrow.addEventListener('change', place);
    visualViewport?.addEventListener('resize', place);
    visualViewport?.addEventListener('scroll', place);

    addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== ORIGIN) return;
      const { chat, count, token } = (data ?? {}) as Record<string, unknown>;
      if (chat === 'ready') {
        ready = true;
        send('begin', { token: stored() });
        // The frame may have loaded anew while it was open.
        if (dialog.open) send('open');
        else if (wanted) show();
      } else if (chat === 'token' && typeof token === 'string') {
        stored(token);
      } else if (chat === 'close') {
        dialog.close();
      } else if (chat === 'unread' && typeof count === 'number' && count !== unread) {
        unread = count;
        for (const tell of listeners) tell(unread);
      }
    });

    place();
    document.body.append(dialog);

    holder.brandChat = {
      get ready() {
        return ready;
      },
      open() {
        wanted = true;
        if (ready) show();
      },
      close() {
        wanted = false;
        if (dialog.open) dialog.close();
      },
      onUnread(tell) {
        listeners.add(tell);
        tell(unread);
        return () => listeners.delete(tell);
      },
      forget() {
        wanted = false;
        if (dialog.open) dialog.close();
        try {
          localStorage.removeItem(STORED);
        } catch {
          // Then nothing was kept.
        }
        ready = false;
        unread = 0;
        for (const tell of listeners) tell(unread);
        // A frame that loads anew knows nobody.
        frame.src = address.href;
      },
    };
  };

  // An element of the page may have the id `brandChat`; it has no `onUnread`.
  if (typeof holder.brandChat?.onUnread !== 'function') start();
}
