import { isDeepStrictEqual } from 'node:util';
import type { ShippedLocale } from '@brand/domain';
import { test as base, expect } from '@playwright/test';
import { type TestServers, openServers } from '../../e2e/support/servers.ts';
import { Sandbox } from '../../e2e/support/sandbox.ts';
import { type Messages, messagesIn } from '../../e2e/support/messages.ts';
import type { Engine, Screen, Setup, Tab } from './driver.ts';
import { allEngines } from './engines.ts';
import { firstScript } from './firstScript.ts';
import { type Front, openFront } from './front.ts';
import { Page } from './page.ts';
import { PHONE } from './screens.ts';

interface WorkerFixtures {
  /** Name of an engine in `engines.ts`. */
  engineName: string;
  /** Starts the browser with this configuration, unless it runs with it. */
  startEngine: (setup: Setup) => Promise<Engine>;
  /** A proxy with the site behind it, with all brands. */
  place: { front: Front; servers: TestServers };
}

interface TestFixtures {
  /** Configuration of the browser. */
  setup: Setup;
  engine: Engine;
  language: ShippedLocale;
  device: Screen;
  message: Messages;
  /** The address of a path in the language of the test. */
  href: (path: string) => string;
  front: Front;
  sandbox: Sandbox;
  /** Opens a tab with its own storage. Errors that it has reported at the end fail the test. */
  openPage: (screen?: Screen) => Promise<Page>;
  visitor: Page;
}

export const BRANDS = ['lotus', 'jade', 'siam'] as const;

/** The base `test` of all tests in the three engines. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  // Not the engine itself: each configuration would be a worker of its own, with servers of its own.
  startEngine: [
    async ({ engineName }, provide) => {
      const choice = allEngines().find(({ name }) => name === engineName);
      if (!choice) throw new Error(`There is no engine ${engineName}.`);
      const running: { engine: Engine | null; setup: Setup } = { engine: null, setup: {} };
      await provide(async (setup) => {
        if (running.engine && isDeepStrictEqual(running.setup, setup)) return running.engine;
        await running.engine?.close();
        running.engine = null;
        const engine = await choice.start(setup);
        Object.assign(running, { engine, setup });
        return engine;
      });
      await running.engine?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  place: [
    async ({}, provide) => {
      const front = await openFront(await firstScript());
      const servers = await openServers({
        operators: BRANDS,
        fronts: [front.origin],
        content: true,
      });
      front.target = servers.site;
      await provide({ front, servers });
      await front.close();
      await servers.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  setup: [{}, { option: true }],
  engine: async ({ startEngine, setup }, provide) => provide(await startEngine(setup)),
  language: ['th', { option: true }],
  device: [PHONE, { option: true }],
  message: async ({ language }, provide) => provide(messagesIn(language)),
  href: async ({ language }, provide) =>
    provide((path) => (language === 'th' ? path : `/en${path === '/' ? '' : path}`)),
  front: async ({ place: { front, servers } }, provide) => {
    front.target = servers.site;
    front.extra = '';
    front.lower = null;
    front.hold = null;
    await provide(front);
  },
  sandbox: [
    async ({ place }, provide) => {
      const sandbox = new Sandbox(place.servers.sandbox);
      await sandbox.reset();
      place.front.ahead = sandbox.now() - Date.now();
      // The consent dialog would cover every page of a visitor.
      await sandbox.pull('end-registration-promotion');
      await provide(sandbox);
    },
    { auto: true },
  ],
  openPage: async ({ engine, device }, provide) => {
    const tabs: Tab[] = [];
    await provide(async (size = device) => {
      const tab = await engine.open(size);
      tabs.push(tab);
      return new Page(tab);
    });
    for (const tab of tabs) {
      expect(tab.errors(), 'errors that the browser reports').toEqual([]);
      await tab.close();
    }
  },
  visitor: async ({ openPage }, provide) => provide(await openPage()),
});

export { expect };
