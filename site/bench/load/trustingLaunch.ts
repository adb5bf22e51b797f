import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { browserLaunch } from '../../../scripts/browser.mjs';

/**
 * Launch options of a browser that trusts the certificates of servers on this machine. One that only ignores their errors would
 * cache none of their files.
 */
export async function trustingLaunch(...origins: string[]) {
  const launch = browserLaunch();
  const keys = await Promise.all(origins.map(keyOf));
  return {
    ...launch,
    args: [...launch.args, `--ignore-certificate-errors-spki-list=${keys.join(',')}`],
  };
}

/** Hash of the public key of a server. */
async function keyOf(origin: string): Promise<string> {
  const socket = connect({
    host: '127.0.0.1',
    port: Number(new URL(origin).port),
    rejectUnauthorized: false,
  });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  socket.end();
  if (!key) throw new Error(`${origin} has no certificate.`);
  return createHash('sha256').update(key).digest('base64');
}
