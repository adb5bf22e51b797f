/** The page that frames the game, and its API. */
export interface Target {
  readonly site: string;
  readonly api: string;
  /** Address of this page, without its query. */
  readonly self: string;
}

/** Reports a successful trick; no trick should succeed. */
export type Gain = (what: string) => void;

type Act = (gain: Gain, target: Target) => unknown;

function attempt(act: () => unknown): void {
  try {
    const outcome = act();
    if (outcome instanceof Promise) outcome.catch(() => undefined);
  } catch {
    // Refused, as expected.
  }
}

/** Reports success unless the work was refused. */
function claim(gain: Gain, name: string, act: () => unknown): void {
  attempt(async () => {
    const outcome = await act();
    if (outcome) gain(`${name}: ${JSON.stringify(outcome).slice(0, 60)}`);
  });
}

function link(attributes: Readonly<Record<string, string>>): void {
  const made = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  attempt(() => made.click());
  made.remove();
}

function form(attributes: Readonly<Record<string, string>>): void {
  const made = document.createElement('form');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  attempt(() => made.submit());
}

function frame(src: string): HTMLIFrameElement {
  const made = document.createElement('iframe');
  made.src = src;
  document.body.append(made);
  return made;
}

/** Messages with every invalid format. */
function wrongShapes(): readonly unknown[] {
  const deep: Record<string, unknown> = { type: 'balance' };
  return [
    'balance',
    1,
    null,
    undefined,
    ['balance'],
    { type: ['balance'] },
    { type: 'balance', balance: '1' },
    { type: 'balance', balance: NaN },
    { type: 'balance', balance: Infinity },
    { type: 'BALANCE', balance: 1 },
    { type: 'navigate', to: 'https://elsewhere.example/' },
    { type: 'deposit', amount: 50_000 },
    { type: 'logout' },
    JSON.stringify({ type: 'balance', balance: 1 }),
    JSON.parse('{"__proto__":{"type":"balance","balance":1}}'),
    Object.assign(deep, { self: deep }),
    new Map([['type', 'balance']]),
    new Uint8Array(8_000_000),
    { type: 'x'.repeat(4_000_000), balance: 1 },
  ];
}

/** A valid message of the games. */
const RIGHT = { type: 'balance', balance: 999_999 };

/** Prevents a second flood. */
let hasFlooded = false;

/** The action of each trick. It runs immediately and at every click, when the browser allows more. */
export const acts: Readonly<Record<string, Act>> = {
  'top-location'(_, { self }) {
    attempt(() => ((window.top as Window).location.href = `${self}#taken`));
    attempt(() => (window.parent.location.href = `${self}#taken`));
    attempt(() => window.parent.location.replace(`${self}#taken`));
  },
  'top-link'(_, { self }) {
    link({ href: `${self}#taken`, target: '_top' });
    link({ href: `${self}#taken`, target: '_parent' });
    link({ href: `javascript:location.href='${self}#taken'`, target: '_top' });
  },
  'top-form'(_, { self }) {
    form({ action: self, target: '_top', method: 'get' });
    form({ action: self, target: '_parent', method: 'post' });
  },
  'top-open'(_, { self }) {
    attempt(() => window.open(`${self}#taken`, '_top'));
    attempt(() => window.open(`${self}#taken`, '_parent'));
  },
  'history-back'() {
    attempt(() => history.back());
    attempt(() => history.go(-3));
    attempt(() => window.parent.history.back());
  },
  'history-flood'() {
    for (let count = 0; count < 60; count += 1) {
      attempt(() => history.pushState({ count }, '', `#flood-${count}`));
      attempt(() => (location.hash = `hash-${count}`));
    }
  },
  popup(gain, { self }) {
    claim(gain, 'window', () => window.open(self));
    claim(gain, 'named window', () => window.open(self, 'brand', 'popup,width=200'));
  },
  'popup-link'(_, { self }) {
    link({ href: self, target: '_blank' });
    link({ href: self, target: '_blank', rel: 'noopener noreferrer' });
    link({ href: self, target: 'another' });
    form({ action: self, target: '_blank', method: 'get' });
  },
  dialogs(gain) {
    attempt(() => alert('Log in again: evil.example'));
    claim(gain, 'confirm', () => confirm('Log in again?'));
    claim(gain, 'prompt', () => prompt('Your password?', 'x'));
  },
  print() {
    attempt(() => print());
  },
  beforeunload() {
    addEventListener('beforeunload', (event) => {
      event.preventDefault();
      event.returnValue = true;
    });
  },
  'download-blob'() {
    const address = URL.createObjectURL(new Blob(['evil'], { type: 'application/octet-stream' }));
    link({ href: address, download: 'bonus.exe' });
    link({ href: 'data:application/octet-stream,evil', download: 'bonus.apk' });
  },
  'download-attachment'(_, { self }) {
    link({ href: `${self}?attachment`, download: 'bonus.exe' });
    frame(`${self}?attachment`);
    attempt(() => (location.href = `${self}?attachment`));
  },
  'message-flood'(_, { site }) {
    if (hasFlooded) return;
    hasFlooded = true;
    for (let count = 0; count < 100_000; count += 1) window.parent.postMessage(RIGHT, site);
  },
  'message-shapes'() {
    for (const shape of wrongShapes()) attempt(() => window.parent.postMessage(shape, '*'));
  },
  'message-nested'(_, { self }) {
    frame(`${self}?nested`);
    // The same from a document with an opaque origin.
    const sandboxed = document.createElement('iframe');
    sandboxed.setAttribute('sandbox', 'allow-scripts');
    sandboxed.src = `${self}?nested`;
    document.body.append(sandboxed);
  },
  'focus-theft'() {
    const field = document.createElement('input');
    document.body.append(field);
    setInterval(() => {
      window.focus();
      field.focus();
    }, 10);
  },
  'key-capture'() {
    const names = ['keydown', 'keyup', 'wheel', 'touchstart', 'contextmenu', 'pointerdown'];
    for (const name of names) {
      const take = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      addEventListener(name, take, { capture: true, passive: false });
    }
  },
  fullscreen(gain) {
    claim(gain, 'full screen', async () => {
      await document.documentElement.requestFullscreen();
      return document.fullscreenElement?.nodeName;
    });
  },
  'pointer-lock'(gain) {
    claim(gain, 'mouse', async () => {
      await document.body.requestPointerLock();
      return document.pointerLockElement?.nodeName;
    });
  },
  powers(gain) {
    const { mediaDevices, geolocation, clipboard } = navigator;
    claim(gain, 'camera', () => mediaDevices.getUserMedia({ video: true }));
    claim(gain, 'microphone', () => mediaDevices.getUserMedia({ audio: true }));
    claim(gain, 'screen', () => mediaDevices.getDisplayMedia());
    claim(gain, 'clipboard', () => clipboard.readText().then((text) => `read ${text}`));
    claim(gain, 'clipboard', () => clipboard.writeText('evil').then(() => 'written'));
    claim(gain, 'notices', async () => {
      const answer = await Notification.requestPermission();
      return answer === 'granted' && answer;
    });
    geolocation.getCurrentPosition(
      () => gain('place'),
      () => undefined,
    );
  },
  peek(gain) {
    const { parent } = window;
    claim(gain, 'document', () => parent.document.title);
    claim(gain, 'cookies', () => parent.document.cookie || 'none');
    claim(gain, 'storage', () => parent.localStorage.length + 1);
    claim(gain, 'address', () => parent.location.href);
    claim(gain, 'state', () => parent.history.length);
    claim(gain, 'renaming', () => (parent.document.title = 'evil'));
    claim(gain, 'frames', () => (parent as unknown as { React?: unknown }).React);
    claim(gain, 'opener', () => window.opener as unknown);
    claim(gain, 'path', () => /\/game\//.exec(document.referrer)?.[0]);
    claim(gain, 'service worker', () =>
      navigator.serviceWorker.register(`${location.origin}/sw.js`),
    );
    document.title = 'evil';
  },
  'our-api'(gain, { api, site }) {
    const read = async (address: string, options: RequestInit = {}) => {
      const reply = await fetch(address, { credentials: 'include', ...options });
      return `${reply.status} ${await reply.text()}`;
    };
    claim(gain, 'member', () => read(`${api}/api/v3/member/credit`));
    claim(gain, 'page', () => read(`${site}/`));
    claim(gain, 'launch', () =>
      read(`${api}/api/v3/member/game/launch`, { method: 'POST', body: '{}' }),
    );
  },
  'own-page'(_, { site }) {
    frame(`${site}/withdraw`);
    frame(`${site}/?sideDeposit=true`);
    const refresh = document.createElement('meta');
    refresh.httpEquiv = 'refresh';
    refresh.content = `1;url=${site}/withdraw`;
    document.head.append(refresh);
  },
  'endless-loop'() {
    const kept: Uint8Array[] = [];
    const end = performance.now() + 20_000;
    while (performance.now() < end) {
      if (kept.length < 8) kept.push(new Uint8Array(8_000_000).fill(1));
    }
  },
};
