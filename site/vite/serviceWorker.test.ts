import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'https://site.example';
const SOURCE = readFileSync(join(import.meta.dirname, '../worker/serviceWorker.ts'), 'utf8');
const SCRIPT = transformSync(SOURCE, { loader: 'ts', format: 'cjs' }).code;

interface WorkerEvent {
  request: { url: string; method: string; mode: string };
  waitUntil(work: Promise<unknown>): void;
  respondWith(reply: Promise<Response>): void;
}

const refused = async () => Promise.reject(new DOMException('', 'InvalidStateError'));
const full = { put: refused, keys: async () => [], delete: async () => true, addAll: refused };

/** Cache storage that a browser has cleared, forbids, or cannot extend. */
const STORAGES = {
  refused: { match: refused, open: refused, keys: refused },
  cleared: { match: async () => undefined, open: async () => full, keys: async () => [] },
  full: { match: async () => undefined, open: async () => full, keys: async () => ['files-0'] },
};

/** Runs the worker with these globals, and returns what dispatches an event to it. */
function startWorker(caches: object, fetch: () => Promise<Response>) {
  const listeners = new Map<string, (event: unknown) => void>();
  let claims = 0;
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => void (claims += 1) },
    registration: {},
  };
  runInNewContext(SCRIPT, { self, caches, fetch, URL, module: {}, exports: {} });
  return {
    claims: () => claims,
    async activate(): Promise<void> {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get('activate')?.({ waitUntil: (some: Promise<unknown>) => (work = some) });
      await work;
    },
    async request(path: string, mode = 'no-cors'): Promise<Response> {
      const later: Promise<unknown>[] = [];
      let reply: Promise<Response> | null = null;
      const event: WorkerEvent = {
        request: { url: ORIGIN + path, method: 'GET', mode },
        waitUntil: (work) => void later.push(work),
        respondWith: (given) => void (reply = given),
      };
      listeners.get('fetch')?.(event);
      try {
        return await (reply as unknown as Promise<Response>);
      } finally {
        await Promise.all(later);
      }
    },
  };
}

describe.each(Object.entries(STORAGES))('cache storage that is %s', (_name, caches) => {
  it.each([
    ['/assets/main-abc.js', 'no-cors'],
    ['/operator/operator.json', 'no-cors'],
    ['/deposit', 'navigate'],
  ])('does not withhold %s, which the network has', async (path, mode) => {
    const worker = startWorker(caches, async () => new Response('from the network'));
    expect(await (await worker.request(path, mode)).text()).toBe('from the network');
  });

  it('does not hide why a page cannot be loaded', async () => {
    const worker = startWorker(caches, async () => Promise.reject(new TypeError('offline')));
    await expect(worker.request('/deposit', 'navigate')).rejects.toThrow('offline');
  });

  it('does not keep the worker from taking control', async () => {
    const worker = startWorker({ ...caches, delete: refused }, refused);
    await worker.activate();
    expect(worker.claims()).toBe(1);
  });
});
