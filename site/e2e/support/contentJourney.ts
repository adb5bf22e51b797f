import { test as journey } from './journey.ts';
import { type TestServers, openServers } from './servers.ts';

/** `test` of a site with the public data of the API in its documents, as a deployed one serves them. */
export const test = journey.extend<object, { servers: TestServers }>({
  servers: [
    async ({}, provide) => {
      const servers = await openServers({ content: true });
      await provide(servers);
      await servers.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
