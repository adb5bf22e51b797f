import { Hono } from 'hono';
import type { Brand } from '../brands/brand.ts';
import type { Brands } from '../brands/brands.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import { type HealthOptions, healthReplies } from '../operations/health.ts';
import type { Catalogue } from '../seo/catalogue.ts';
import type { ReadContent } from '../publicData/publicContents.ts';
import { languageRedirect } from './languageRedirect.ts';
import { CACHE, type PlainHeaders, plainReply, redirect } from './reply.ts';
import type { Encode } from './representation.ts';
import { isBrokenPath, lastPart, pathOf } from './requestPath.ts';
import { sendContent } from './sendContent.ts';
import { siteContent } from './siteContent.ts';

/** What a site is made of, and what its platform gives. */
export interface SiteOptions {
  /** Gives the newest build. */
  readonly site: () => Promise<BuiltSite>;
  /** Whose brand a request gets; its files are served below `/operator/`. */
  readonly brands: Brands;
  /** Null where the platform compresses. */
  readonly encode: Encode | null;
  /** Told about what could not be answered. */
  readonly onError: (error: unknown, path: string) => void;
  /** Whether the server ends and should get no more requests. @default never */
  readonly isDraining?: HealthOptions['isDraining'];
  /** State of the member API, for `/readyz`. @default unknown */
  readonly api?: HealthOptions['api'];
  /** What a brand offers, for search engines. @default everything exists */
  readonly catalogueOf?: (brand: Brand) => Catalogue;
  /** Public data for the initial HTML. @default none: pages are rendered without content */
  readonly contentOf?: ReadContent;
}

/** What a platform knows of a request. */
export interface SiteEnv {
  /** Whether it came over TLS. @default false */
  readonly secure?: boolean;
  /** Id of the request, for the reply and the log. */
  readonly requestId?: string;
}

/**
 * The handler of the built site. It serves files, knows the pages, and sets every header itself. It uses nothing but the web
 * platform, so that it runs wherever there is `fetch(request) → Response`.
 */
export function createSiteHandler({
  site,
  brands,
  encode,
  onError,
  isDraining = () => false,
  api = () => 'unknown',
  catalogueOf,
  contentOf,
}: SiteOptions): Hono<{ Bindings: SiteEnv }> {
  const find = siteContent(encode, catalogueOf, contentOf);
  const health = healthReplies({ site, brands, isDraining, api });

  async function answer(
    request: Request,
    { secure = false, requestId }: SiteEnv,
  ): Promise<Response> {
    const { method } = request;
    const { path, search } = pathOf(request.url);
    const brand = await brands.forHost(hostOf(request.url));
    if (!brand) return plainReply(method, 421, 'No site configured for this host');
    const fixed = secure ? brand.secureHeaders : brand.headers;
    const common = requestId === undefined ? fixed : { ...fixed, 'X-Request-Id': requestId };
    if (method !== 'GET' && method !== 'HEAD') return refuseMethod(request, path, common);
    const built = await site();
    if (isBrokenPath(path)) {
      // A person gets the 404 page. No file is looked up for such a path.
      const page = acceptsHtml(request) && (await find.unknown(built, brand, request, path));
      return page
        ? sendContent(request, page, common)
        : plainReply(method, 400, 'Bad request', common);
    }
    const preferred = languageRedirect(path, request.headers, brand.operator.locale);
    if (preferred !== null) {
      const headers = {
        ...common,
        'Cache-Control': CACHE.own,
        Vary: 'Cookie, Sec-Fetch-Site',
      };
      return redirect(302, preferred + search, headers);
    }
    const address = find.address(built, brand, path);
    if (address && address.canonical !== path) {
      const headers = { ...common, 'Cache-Control': CACHE.revalidate };
      return redirect(308, address.canonical + search, headers);
    }
    const reply = address
      ? await find.page(built, brand, request, address)
      : ((await find.file(built, brand, request, path)) ??
        (acceptsHtml(request) && (await find.unknown(built, brand, request, path))));
    return reply
      ? sendContent(request, reply, common)
      : plainReply(method, 404, 'Not found', common);
  }

  const app = new Hono<{ Bindings: SiteEnv }>();
  app.get('/healthz', () => health.alive());
  app.get('/readyz', async () => health.ready());
  app.all('*', async ({ req, env }) => {
    try {
      return await answer(req.raw, env ?? {});
    } catch (error) {
      onError(error, pathOf(req.raw.url).path);
      return plainReply(req.raw.method, 500, 'Something went wrong');
    }
  });
  return app;
}

function refuseMethod(request: Request, path: string, headers: PlainHeaders): Response {
  // A form that was submitted before hydration: the page is shown again, and the form's content is never read.
  if (request.method === 'POST' && acceptsHtml(request)) {
    return redirect(303, `./${lastPart(path)}`, { ...headers, 'Cache-Control': CACHE.none });
  }
  return plainReply(request.method, 405, 'Method not allowed', { ...headers, Allow: 'GET, HEAD' });
}

/**
 * Whether the client can show a page. `Sec-Fetch-Mode` does not tell: in Firefox, a service worker that passes a navigation
 * on sends `same-origin` instead of `navigate`.
 */
function acceptsHtml(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

function hostOf(url: string): string {
  const start = url.indexOf('//') + 2;
  const end = url.indexOf('/', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}
