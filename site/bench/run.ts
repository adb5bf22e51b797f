// The site's benchmarks, all or the named ones: `npm run bench --prefix site -- lobby`.
import { ROOT } from '../../scripts/bootstrap.mjs';
import { buildSite } from '../../scripts/build.mjs';
import { precompress } from '../server/build/precompress.ts';

const BENCHES = {
  cashier: () => import('./cashier.ts'),
  interactions: () => import('./interactions.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  load: () => import('./load/load.ts'),
  lobby: () => import('./lobby/lobby.ts'),
  rails: () => import('./rails.ts'),
  search: () => import('./search.ts'),
  server: () => import('./server/server.ts'),
};
const isBench = (word: string): word is keyof typeof BENCHES => word in BENCHES;

const named = process.argv.slice(2).filter(isBench);
if (!process.env.SITE_DIST) {
  await buildSite(ROOT, { node: process.execPath, env: process.env }, () => {});
  // As in what is deployed.
  await precompress(`${ROOT}/site/dist`);
}
for (const name of named.length > 0 ? named : (Object.keys(BENCHES) as (keyof typeof BENCHES)[])) {
  const { bench } = await BENCHES[name]();
  // A failure does not stop the next one.
  if (!(await bench())) process.exitCode = 1;
}
