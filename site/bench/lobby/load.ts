import type { Figure } from '../figures.ts';
import type { Lobby } from './lobby.ts';
import { median } from './measure.ts';
import { PHONE } from './sides.ts';
import { gameReplies } from './gameReplies.ts';

/** Slow 4G, as in the browser's developer tools. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const GAMES = 1000;
const LOADS = 3;

/** Load time for a visitor's first list, and its scripts. Reported without a limit. */
export async function loadFigures({
  browser,
  servers,
  baseline,
  designed,
}: Lobby): Promise<Figure[]> {
  const reply = gameReplies(designed, GAMES);
  baseline.answer(reply);
  const load = async (address: string) => {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${address}/list/slot`, { waitUntil: 'commit' });
    await page.waitForSelector('article');
    const found = await page.evaluate(() => ({
      time: performance.now(),
      script: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    }));
    await context.close();
    return found;
  };
  const [site, own] = [[], []] as [number[], number[]];
  const scripts: [number, number] = [0, 0];
  for (let round = 0; round < LOADS; round += 1) {
    const ours = await load(servers.site);
    const theirs = await load(baseline.address);
    site.push(ours.time);
    own.push(theirs.time);
    scripts.splice(0, 2, ours.script / 1000, theirs.script / 1000);
  }
  const [script, least] = scripts;
  return [
    {
      name: 'first load, slow 4G: games visible',
      site: median(site),
      baseline: median(own),
      unit: 'ms',
    },
    { name: 'first load: transferred scripts', site: script, baseline: least, unit: 'kB' },
  ];
}
