// Selects the ports and checks that they are free. No dependencies: it runs before the install.
import { createServer } from 'node:net';
import { Explained } from './progress.mjs';

/**
 * Reads the three ports; the default of the games port depends on the sandbox port.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {{ name: string, variable: string, port: number }[]} in the order site, sandbox, games
 * @throws Explained for an invalid port, or for two equal ports
 */
export function readPorts(env) {
  const site = toPort('SITE_PORT', env.SITE_PORT ?? '5173');
  const sandbox = toPort('SANDBOX_PORT', env.SANDBOX_PORT ?? '4010');
  const games = toPort('SANDBOX_GAMES_PORT', env.SANDBOX_GAMES_PORT ?? String(sandbox + 1));
  const ports = [
    { name: 'site', variable: 'SITE_PORT', port: site },
    { name: 'sandbox', variable: 'SANDBOX_PORT', port: sandbox },
    { name: 'games', variable: 'SANDBOX_GAMES_PORT', port: games },
  ];
  for (const [index, { port, variable }] of ports.entries()) {
    const earlier = ports.slice(0, index).find((other) => other.port === port);
    if (earlier) {
      throw new Explained(
        `${earlier.variable} and ${variable} are both ${port}; they must differ.`,
      );
    }
  }
  return ports;
}

/**
 * Returns which port is in use and what to do, or undefined when all are free.
 *
 * @param {{ name: string, variable: string, port: number }[]} ports
 * @param {string} command the entered command, to repeat with another port
 */
export async function takenPort(ports, command) {
  for (const { name, variable, port } of ports) {
    if (await isTaken(port)) {
      return `Port ${port}, wanted for the ${name}, is taken. Stop what uses it, or choose another port: ${variable}=${port + 10} ${command}`;
    }
  }
  return undefined;
}

async function isTaken(port) {
  return (await cannotListen(port, '127.0.0.1')) || cannotListen(port, '::1');
}

/** @returns {Promise<boolean>} */
function cannotListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // Any other error, such as a machine without IPv6, does not mean that the port is in use.
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

function toPort(variable, value) {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new Explained(`${variable} is "${value}"; it must be a port number from 1 to 65535.`);
}
