import {
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer as createHttpServer,
} from 'node:http';
import { LOCALES, type Locale } from '@brand/domain';
import { localePath, pathWithoutLocale } from '../src/language/locale.ts';
import { matchRoute } from '../src/routing/matchRoute.ts';
import type { Brand } from './brandFolder.ts';
import type { Brands } from './brands.ts';
import { builtSite } from './builtSite.ts';
import { chooseEncoding } from './compression.ts';
import { cookieOf } from './cookieOf.ts';
import { OFFLINE_PATHS, offlineDocument } from './offlineDocument.ts';
import { pageDocuments } from './pageDocuments.ts';
import { type Representation, represent, siteFiles } from './siteFiles.ts';

/** What a site is made of. */
export interface SiteOptions {
  /** Absolute path of the built site. */
  dist: string;
  /** Whose brand a request gets; its folder is served below `/operator/`. */
  brands: Brands;
}

interface Reply {
  status: number;
  cache: string;
  /** Headers of the request that another reply could depend on. */
  vary?: string;
  content: Representation;
}

const REVALIDATE = 'no-cache';
/** What one person is shown is for no cache but theirs. */
const OWN = 'private, no-cache';
const FOREVER = 'public, max-age=31536000, immutable';

/** The server of the built site. It serves files, knows the pages, and sets every header itself. */
export function createSiteServer({ dist, brands }: SiteOptions): Server {
  const built = siteFiles(dist);
  const newest = builtSite(dist);
  const documents = pageDocuments(newest);

  async function findFile(
    pathname: string,
    request: IncomingMessage,
    brand: Brand,
  ): Promise<Reply | undefined> {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (pathname.startsWith('/operator/')) {
      const content = await brand.file(pathname.slice('/operator/'.length), encoding);
      return content && { status: 200, cache: REVALIDATE, content };
    }
    if (OFFLINE_PATHS.includes(pathname)) {
      const offline = offlineDocument(pathname, brand.operator, await newest());
      const content = await represent('offline.html', Buffer.from(offline), encoding);
      return { status: 200, cache: REVALIDATE, content };
    }
    // Documents are served as pages only, with the brand in them.
    const file = pathname.endsWith('.html') ? undefined : await built.get(pathname, encoding);
    if (!file) return undefined;
    const hashed = pathname.startsWith('/assets/');
    return { status: 200, cache: hashed ? FOREVER : REVALIDATE, content: file };
  }

  /** @param path as it stands in the address: a page reads its parameters from there, and so does the browser */
  async function findPage(
    path: string,
    request: IncomingMessage,
    brand: Brand,
  ): Promise<Reply | undefined> {
    if (!isPage(path, brand) && !acceptsHtml(request)) return undefined;
    const auth = cookieOf(request, 'auth');
    const undrawn = cookieOf(request, 'forgot') !== '';
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const { found, content } = await documents(brand, { path, auth, undrawn }, encoding);
    // A search engine must get 404 for an unknown page, although the page that says so is a document like any other.
    const cache = auth === '' && !undrawn ? REVALIDATE : OWN;
    return { status: found ? 200 : 404, cache, vary: 'Cookie', content };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const brand = await brands.forHost(request.headers.host);
    if (!brand) return plain(response, 421, 'No site is shown under this name');
    for (const [name, value] of Object.entries(brand.headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // A form that was submitted before hydration: the page is shown again, and the form's content is never read.
      if (request.method === 'POST' && acceptsHtml(request)) {
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Location', `./${lastPart(request.url)}`);
        return void response.writeHead(303).end();
      }
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Method not allowed');
    }
    const [path = '/', query] = (request.url ?? '/').split(/[?#]/);
    if (isBroken(path)) {
      // A person gets the 404 page. No file is looked up for such a path.
      const page = acceptsHtml(request) && (await findPage(path, request, brand));
      if (page) return send(request, response, { ...page, status: 404 });
      return plain(response, 400, 'Bad request');
    }
    const chosen = chosenLanguage(path, request, brand.operator.locale);
    if (chosen !== null) {
      response.setHeader('Cache-Control', OWN);
      response.setHeader('Vary', 'Cookie, Sec-Fetch-Site');
      response.setHeader('Location', query === undefined ? chosen : `${chosen}?${query}`);
      return void response.writeHead(302).end();
    }
    const reply =
      (await findFile(decoded(path), request, brand)) ?? (await findPage(path, request, brand));
    return reply ? send(request, response, reply) : plain(response, 404, 'Not found');
  }

  return createHttpServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`The site could not answer ${request.url}:`, error);
      plain(response, 500, 'Something went wrong');
    });
  });
}

/**
 * Where somebody who comes back to the bare address of the site belongs: the language of the last choice. Our own links to it
 * are a choice themselves.
 *
 * @returns the root of that language, null to stay
 */
function chosenLanguage(path: string, request: IncomingMessage, main: Locale): string | null {
  if (path !== '/' || request.headers['sec-fetch-site'] === 'same-origin') return null;
  const chosen = LOCALES.find((locale) => locale === cookieOf(request, 'locale'));
  return chosen === undefined || chosen === main ? null : localePath(chosen, '/', main);
}

function isPage(path: string, brand: Brand): boolean {
  return matchRoute(pathWithoutLocale(path, brand.operator.locale)) !== null;
}

/**
 * Whether the client can show a page. `Sec-Fetch-Mode` does not tell: in Firefox, a service worker that passes a navigation
 * on sends `same-origin` in the place of `navigate`.
 */
function acceptsHtml(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** Whether an address leads out of where it begins, or cannot be the name of anything. */
function isBroken(path: string): boolean {
  const plainPath = decoded(path);
  const segments = plainPath.split(/[/\\]/);
  return (
    !path.startsWith('/') ||
    plainPath.includes('\0') ||
    segments.some((segment) => segment === '..' || segment === '.')
  );
}

/** The last part of an address, by which a page leads to itself and nowhere else. */
function lastPart(address = '/'): string {
  return address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
}

/** Broken percent signs stay as they were typed: no file is called so, and a page says that it is not known. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { body, encoding, etag, type } = reply.content;
  response.setHeader('Cache-Control', reply.cache);
  response.setHeader('ETag', etag);
  response.setHeader('Vary', ['Accept-Encoding', ...(reply.vary ? [reply.vary] : [])].join(', '));
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (reply.status === 200 && known.includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.setHeader('Content-Type', type);
  response.writeHead(reply.status).end(request.method === 'HEAD' ? undefined : body);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : text);
}
