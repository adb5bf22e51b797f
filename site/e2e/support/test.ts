import { test as base, expect } from '@playwright/test';
import { type ServerOptions, type TestServers, openServers } from './servers.ts';
import { Sandbox } from './sandbox.ts';
import { followSandbox } from './time.ts';
import { type Watch, watchContext } from './watchPage.ts';

interface TestFixtures {
  /** The sandbox behind the site: its clock, and a reset. */
  sandbox: Sandbox;
  /** Fails the test on a policy violation, page error, console error or unlisted host. */
  watch: Watch;
  /** Gives the browser the time of the sandbox. */
  deviceClock: void;
}

interface WorkerFixtures {
  /** A file with others has servers of its own. @default those of `openServers` */
  serverOptions: ServerOptions;
  servers: TestServers;
}

/**
 * The base `test` of all end-to-end tests. Each worker has its own sandbox and site, each test starts with the seeded
 * sandbox, and `watch` fails on forbidden behaviour.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverOptions: [{}, { option: true, scope: 'worker' }],
  servers: [
    async ({ serverOptions }, provide) => {
      const servers = await openServers(serverOptions);
      await provide(servers);
      await servers.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ servers }, provide) => provide(servers.site),
  sandbox: [
    async ({ servers }, provide) => {
      const sandbox = new Sandbox(servers.sandbox);
      await sandbox.reset();
      // The consent prompt would cover every page of a visitor. Its own test enables it.
      await sandbox.pull('end-registration-promotion');
      await provide(sandbox);
    },
    { auto: true },
  ],
  deviceClock: [
    async ({ context, sandbox }, provide) => {
      await followSandbox(context, sandbox);
      await provide();
    },
    { auto: true },
  ],
  watch: [
    async ({ context, servers }, provide) => {
      const watch = await watchContext(context, servers.origins);
      await provide(watch);
      expect(watch.problems, 'what no page may do').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
