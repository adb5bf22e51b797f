import { encodeWithZlib } from '../adapters/compression.ts';
import { describeContract, functionHost } from '../testing/describeContract.ts';
import { openNodeTestSite } from '../testing/nodeTestSite.ts';
import { openWorker } from '../testing/openWorker.ts';
import { portHost } from '../testing/portHost.ts';
import { testHandler } from '../testing/testSite.ts';

describeContract('files in memory', async () => {
  const handler = await testHandler(encodeWithZlib);
  return functionHost(async (url, init) => handler.fetch(new Request(url, init)));
});

describeContract('files in memory, every reply from the second request', async () => {
  const handler = await testHandler(encodeWithZlib, 600_000);
  return functionHost(async (url, init) => {
    await handler.fetch(new Request(url, init));
    return handler.fetch(new Request(url, init));
  });
});

describeContract('Node', async () => {
  const { port, close } = await openNodeTestSite();
  return portHost(port, close);
});

// The platform compresses after the worker.
describeContract('workerd', openWorker, { except: ['a compressed file'] });
