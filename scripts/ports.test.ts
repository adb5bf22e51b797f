import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readPorts, takenPort } from './ports.mjs';

const numbers = (env: Record<string, string>) => readPorts(env).map(({ port }) => port);

describe('ports', () => {
  it('are 5173, 4010 and the one after it', () => {
    expect(numbers({})).toEqual([5173, 4010, 4011]);
  });

  it('derive the games port from the sandbox port', () => {
    expect(numbers({ SANDBOX_PORT: '4310' })).toEqual([5173, 4310, 4311]);
  });

  it.each(['0', '65536', '80a', '-1', '', '1.5'])('refuse %j and name its variable', (port) => {
    expect(() => readPorts({ SITE_PORT: port })).toThrow('SITE_PORT');
  });

  it('refuse the same port for two servers', () => {
    expect(() => readPorts({ SITE_PORT: '4011' })).toThrow('SITE_PORT and SANDBOX_GAMES_PORT');
  });
});

describe('a port in use', () => {
  it.each(['127.0.0.1', '::1'])('on %s is reported with the variable to set', async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const ports = [{ name: 'site', variable: 'SITE_PORT', port }];
    const sentence = await takenPort(ports, 'npm start');
    expect(sentence).toContain(`Port ${port}`);
    expect(sentence).toContain(`SITE_PORT=${port + 10} npm start`);
    await once(server.close(), 'close');
    expect(await takenPort(ports, 'npm start')).toBeUndefined();
  });
});
