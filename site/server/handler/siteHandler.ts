import { Hono } from 'hono';
import type { Brand } from '../brands/brand.ts';
import type { Brands } from '../brands/brands.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import { type HealthOptions, healthReplies } from '../operations/health.ts';
import type { Catalogue } from '../seo/catalogue.ts';
import type { ReadContent } from '../publicData/publicContents.ts';
import { acceptsHtml, errorResponse } from './errorReply.ts';
import { languageRedirect } from './languageRedirect.ts';
import { type RecentReply, recentReplies } from './recentReplies.ts';
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
  /** For how long a whole reply may be reused, in milliseconds. @default 0: each is made again */
  readonly reuseMs?: number;
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
  reuseMs = 0,
}: SiteOptions): Hono<{ Bindings: SiteEnv }> {
  const find = siteContent(encode, catalogueOf, contentOf);
  const recent = recentReplies(reuseMs);
  const health = healthReplies({ site, brands, isDraining, api });

  async function answer(
    request: Request,
    env: SiteEnv,
    kept: RecentReply | null,
  ): Promise<Response> {
    const { method } = request;
    const { path, search } = pathOf(request.url);
    const brand = await brands.forHost(hostOf(request.url));
    const accept = request.headers.get('accept');
    const failed = { method, path, accept, brand };
    if (!brand) return errorResponse(421, failed);
    const common = commonHeaders(brand, env);
    if (method !== 'GET' && method !== 'HEAD') return refuseMethod(request, path, common);
    const built = await site();
    if (isBrokenPath(path)) {
      // A person gets the 404 page. No file is looked up for such a path.
      const page = acceptsHtml(accept) && (await find.unknown(built, brand, request, path));
      return page ? sendContent(request, page, common) : errorResponse(400, { ...failed, common });
    }
    const preferred = languageRedirect(path, request.headers, brand.operator.languages);
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
        (acceptsHtml(accept) && (await find.unknown(built, brand, request, path))));
    if (!reply) return plainReply(method, 404, 'Not found', common);
    kept?.keep(reply, commonHeaders(brand, { secure: env.secure ?? false }));
    return sendContent(request, reply, common);
  }

  async function failedReply(error: unknown, request: Request, env: SiteEnv): Promise<Response> {
    const { method, url, headers } = request;
    const { path } = pathOf(url);
    onError(error, path);
    // The brands may be what has failed.
    const brand = await brands.forHost(hostOf(url)).catch(() => undefined);
    const common = brand && commonHeaders(brand, env);
    const failed = { method, path, accept: headers.get('accept'), brand };
    return errorResponse(500, { ...failed, ...(common && { common }) });
  }

  const app = new Hono<{ Bindings: SiteEnv }>();
  app.get('/healthz', () => health.alive());
  app.get('/readyz', async () => health.ready());
  app.all('*', ({ req: { raw }, env }) => {
    const known = env ?? {};
    const kept = recent(raw, known.secure ?? false);
    return (
      kept?.find(known.requestId) ??
      answer(raw, known, kept).catch(async (error: unknown) => failedReply(error, raw, known))
    );
  });
  return app;
}

function refuseMethod(request: Request, path: string, headers: PlainHeaders): Response {
  // A form that was submitted before hydration: the page is shown again, and the form's content is never read.
  if (request.method === 'POST' && acceptsHtml(request.headers.get('accept'))) {
    return redirect(303, `./${lastPart(path)}`, { ...headers, 'Cache-Control': CACHE.none });
  }
  return plainReply(request.method, 405, 'Method not allowed', { ...headers, Allow: 'GET, HEAD' });
}

/** Headers of every reply of a brand. */
export function commonHeaders(
  { headers, secureHeaders }: Brand,
  { secure = false, requestId }: SiteEnv,
): PlainHeaders {
  const fixed = secure ? secureHeaders : headers;
  return requestId === undefined ? fixed : { ...fixed, 'X-Request-Id': requestId };
}

function hostOf(url: string): string {
  const start = url.indexOf('//') + 2;
  const end = url.indexOf('/', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}
