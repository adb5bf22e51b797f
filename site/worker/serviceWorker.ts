/* Handles presses on notifications, and three kinds of requests: a page that cannot be loaded is answered by the offline page, files whose names change with
 * their content are cached, and the operator's files and those of the offline page are cached for use without a network.
 * All other requests go to the network, above all those of the API. Pages are never cached, so that no visitor stays on an old
 * version. */

export {};

declare const self: ServiceWorkerGlobalScope;

const OFFLINE = 'offline-1';
const FILES = 'files-1';
/** About two builds of the site with every page and face. */
const MOST_FILES = 240;

/** The offline page in the operator's main language. In each of its languages it is below the language. */
const OFFLINE_PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(async () => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  // Without them the worker needs more space or time, but works.
  event.waitUntil(
    Promise.allSettled([dropOldCaches(), preloadPages()]).then(async () => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(event));
  else if (/^\/(?:operator\/|offline\.(?:css|js)$)/.test(pathname))
    event.respondWith(newestFile(event));
});

/** A press on a notification shows its page in a tab that is open, or in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(String(event.notification.data)));
});

async function showPage(path: string): Promise<void> {
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) return void (await self.clients.openWindow(path));
  await tab.focus();
  await tab.navigate(path);
}

/** Each offline page with the files that it references, among them its colours and logo. */
async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE);
  const needed = new Set<string>();
  for (const address of await offlinePages()) {
    const reply = await fetch(address, { cache: 'no-cache' });
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
    const html = await reply.clone().text();
    for (const [file] of html.matchAll(/(?<=(?:href|src)=")\/[^"]+/g)) needed.add(file);
    await cache.put(address, reply);
  }
  await cache.addAll([...needed]);
}

/** As the operator's settings are now: the worker of a new build looks again. */
async function offlinePages(): Promise<string[]> {
  const reply = await fetch('/operator/operator.json', { cache: 'no-cache' });
  const { languages } = (await reply.json()) as { languages: string[] };
  return [OFFLINE_PAGE, ...languages.map((language) => `/${language}${OFFLINE_PAGE}`)];
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name !== OFFLINE && name !== FILES)
      .map(async (name) => caches.delete(name)),
  );
}

/** The browser requests a page while this worker starts, with the headers of a real navigation. */
async function preloadPages(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

async function pageOrOffline({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch (error) {
    const [first] = /^\/[^/]+/.exec(new URL(request.url).pathname) ?? [''];
    const page =
      (await stored(first + OFFLINE_PAGE, { cacheName: OFFLINE })) ??
      (await stored(OFFLINE_PAGE, { cacheName: OFFLINE }));
    if (!page) throw error;
    return page;
  }
}

async function keptFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await stored(request);
  if (kept) return kept;
  const reply = await fetch(request);
  event.waitUntil(keep(request, reply));
  return reply;
}

async function newestFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const reply = await fetch(request);
    event.waitUntil(keep(request, reply));
    return reply;
  } catch (error) {
    const kept = await stored(request);
    if (!kept) throw error;
    return kept;
  }
}

/** A stored reply. A browser that clears or refuses its storage meanwhile must not withhold what the network has. */
async function stored(
  request: Request | string,
  options?: MultiCacheQueryOptions,
): Promise<Response | undefined> {
  try {
    return await caches.match(request, options);
  } catch {
    return undefined;
  }
}

/** Stores a copy and removes the oldest ones. A full disk must not withhold the reply. */
async function keep(request: Request, reply: Response): Promise<void> {
  if (reply.status !== 200) return;
  // Cloned before any await: the page consumes the other copy immediately.
  const copy = reply.clone();
  try {
    const cache = await caches.open(FILES);
    await cache.put(request, copy);
    const known = await cache.keys();
    await Promise.all(
      known.slice(0, Math.max(0, known.length - MOST_FILES)).map(async (old) => cache.delete(old)),
    );
  } catch {
    // The next request goes to the network again.
  }
}
