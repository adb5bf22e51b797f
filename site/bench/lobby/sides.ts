import type { Browser, Page } from 'playwright';
import type { TestServers } from '../../e2e/support/servers.ts';
import type { BaselineServer } from './baselineServer.ts';
import { EMPTY_KIND } from './gameReplies.ts';
import { type Measured, measured } from './measure.ts';

/** Viewport of the browser. */
export const PHONE = { width: 390, height: 844, isMobile: true };
export const DESKTOP = { width: 1440, height: 900, isMobile: false };

/** One of the two compared pages. */
export interface Side extends Measured {
  readonly name: 'site' | 'baseline';
  /** Reloads the page of a list. */
  open(type: string): Promise<void>;
  /** Opens it by its link, within the page. */
  go(type: string): Promise<void>;
  /** Waits until the first games of that type are loaded, with the expected total. */
  shows(type: string): Promise<void>;
  /** Waits until all of them are loaded. */
  complete(): Promise<void>;
}

interface GraphqlBody {
  readonly query: string;
  readonly variables: { readonly gameID: string };
}

/** The site with a logged-in member. `reply` answers lists; favourite calls are answered as if their games existed. */
export async function openSite(
  browser: Browser,
  servers: TestServers,
  reply: (asked: object) => string,
  screen: typeof PHONE,
): Promise<Side> {
  const page = await newPage(browser, screen);
  await answer(page, servers.site, reply);
  await page.goto(`${servers.site}/login`);
  await page.locator('main input').first().fill('demo');
  await page.locator('main input[type=password]').fill('demo1234');
  await page.locator('main [type=submit]').click();
  await page.getByRole('banner').getByText('12,500.00').waitFor();
  return side('site', await measured(page), servers.site, '[role=listitem]');
}

/**
 * Answers list and favourite requests of a page. Not with Playwright routes, which disable the browser's cache and would
 * reload every image.
 */
async function answer(page: Page, origin: string, lists: (asked: object) => string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const liked = new Set<string>();
  const answers: Readonly<Record<string, (asked: object) => string | null>> = {
    '/api/v3/member/game/lists': lists,
    '/graphql': (asked) => {
      const { query, variables } = asked as GraphqlBody;
      if (!query.includes('addFavourite')) return null;
      if (!liked.delete(variables.gameID)) liked.add(variables.gameID);
      // More than the number of games in the sandbox.
      const counts = { countFavourite: 1000 + liked.size, countRecent: 0 };
      return JSON.stringify({ data: { addFavourite: counts } });
    },
  };
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const path = Object.keys(answers).find((one) => request.url.endsWith(one)) ?? '';
    const body = request.method === 'POST' && answers[path]?.(postedBy(request));
    const told = body
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [
            { name: 'content-type', value: 'application/json' },
            { name: 'access-control-allow-origin', value: origin },
          ],
          body: Buffer.from(body).toString('base64'),
        })
      : session.send('Fetch.continueRequest', { requestId });
    // The page may have navigated, so the request is no longer pending.
    told.catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: Object.keys(answers).map((path) => ({ urlPattern: `*${path}` })),
  });
}

/** The body of a request. If the browser delivers it in parts, it is only in these. */
function postedBy(request: { postData?: string; postDataEntries?: { bytes?: string }[] }): object {
  const parts = request.postDataEntries?.map(({ bytes }) => Buffer.from(bytes ?? '', 'base64'));
  return JSON.parse(request.postData ?? Buffer.concat(parts ?? []).toString()) as object;
}

export async function openBaselineSide(
  browser: Browser,
  baseline: BaselineServer,
  reply: (asked: object) => string,
  screen: typeof PHONE,
): Promise<Side> {
  const page = await newPage(browser, screen);
  await answer(page, baseline.address, reply);
  return side('baseline', await measured(page), baseline.address, '.grid');
}

async function newPage(browser: Browser, { isMobile, ...viewport }: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    locale: 'th-TH',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

function side(name: Side['name'], own: Measured, address: string, counted: string): Side {
  const { page } = own;
  const shows = async (type: string) => {
    await page.waitForFunction(
      ([selector, kind]) => {
        const one = document.querySelector<HTMLElement>(selector);
        const said = one?.ariaSetSize ?? one?.dataset['count'];
        const [first] = document.querySelectorAll<HTMLAnchorElement>('article a');
        const total = (globalThis as { expectedGames?: number }).expectedGames;
        return Number(said) === total && first?.pathname.includes(`${kind}-`);
      },
      [counted, type] as const,
    );
  };
  return {
    ...own,
    name,
    shows,
    complete: async () => {
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    },
    async open(type) {
      await page.goto(`${address}/list/${type}`);
      await page.waitForSelector(type === EMPTY_KIND ? 'main h1' : 'article');
    },
    async go(type) {
      await page.evaluate((kind) => {
        const link = document.querySelector<HTMLElement>(`main nav a[href$="/list/${kind}"]`);
        if (!link) throw new Error(`There is no link to ${kind}.`);
        link.click();
      }, type);
      await shows(type);
    },
  };
}
