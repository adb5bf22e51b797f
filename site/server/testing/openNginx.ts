import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../e2e/support/freePorts.ts';
import { exportSite } from '../export/exportSite.ts';
import type { ContractHost } from './describeContract.ts';
import { nginxPath } from './nginxPath.ts';
import { portHost } from './portHost.ts';
import { rawConnection } from './slowConnection.ts';
import { writeWholeTestBuild } from './wholeTestBuild.ts';

/** Debian's nginx with an exported build. */
export async function openNginx(): Promise<ContractHost> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const out = join(folder, 'export');
  await writeWholeTestBuild(join(folder, 'dist'));
  await exportSite({ host: 'nginx', dist: join(folder, 'dist'), out });
  const [port = 0] = await freePorts(1);
  const written = await readFile(join(out, 'nginx.conf'), 'utf8');
  const own = written
    .replace('root /srv/site;', `root ${out}/site;`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/ *listen \[::\]:80;\n/, '');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `user root; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; ${paths.join(' ')} ${own} }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn(nginxPath!, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (child.exitCode === null) {
    const { reply } = rawConnection(port, 'GET / HTTP/1.0\r\n\r\n');
    if (await reply) break;
  }
  return portHost(port, async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  });
}
