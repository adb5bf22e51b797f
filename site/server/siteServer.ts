import {
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer as createHttpServer,
} from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@brand/domain';
import { localeOfPath, pathWithoutLocale } from '../src/app/locale.ts';
import { matchRoute } from '../src/app/matchRoute.ts';
import type { Brand } from './brandFolder.ts';
import type { Brands } from './brands.ts';
import { type Encoding, chooseEncoding } from './compression.ts';
import { type FirstFaces, siteDocument } from './siteDocument.ts';
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
  content: Representation;
}

const REVALIDATE = 'no-cache';
const FOREVER = 'public, max-age=31536000, immutable';
/** Written by the build beside the pages, hidden: for this server alone. */
const FIRST_FACES = '.first-faces.json';

/** The server of the built site. It serves files, knows the pages, and sets every header itself. */
export function createSiteServer({ dist, brands }: SiteOptions): Server {
  const built = siteFiles(dist);
  const documents = documentsOf(dist);

  async function find(
    pathname: string,
    request: IncomingMessage,
    brand: Brand,
  ): Promise<Reply | undefined> {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (pathname.startsWith('/operator/')) {
      const content = await brand.file(pathname.slice('/operator/'.length), encoding);
      return content && { status: 200, cache: REVALIDATE, content };
    }
    // The document is served as a page only, with the brand in it.
    const file = pathname === '/index.html' ? undefined : await built.get(pathname, encoding);
    if (file) {
      const hashed = pathname.startsWith('/assets/');
      return { status: 200, cache: hashed ? FOREVER : REVALIDATE, content: file };
    }
    const main = brand.operator.locale;
    const isPage = matchRoute(pathWithoutLocale(pathname, main)) !== null;
    if (!wantsPage(request, isPage)) return undefined;
    const content = await documents(brand, localeOfPath(pathname, main), encoding);
    // A search engine must get 404 for an unknown page, although the page that says so is the same document.
    return { status: isPage ? 200 : 404, cache: REVALIDATE, content };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const brand = await brands.forHost(request.headers.host);
    if (!brand) return plain(response, 421, 'No site is shown under this name');
    for (const [name, value] of Object.entries(brand.headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Method not allowed');
    }
    const pathname = decodedPath(request.url);
    if (pathname === undefined) return plain(response, 400, 'Bad request');
    const reply = await find(pathname, request, brand);
    return reply ? send(request, response, reply) : plain(response, 404, 'Not found');
  }

  return createHttpServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`The site could not answer ${request.url}:`, error);
      plain(response, 500, 'Something went wrong');
    });
  });
}

/** Makes the one document of the site, once for each state of a brand, language and encoding. */
function documentsOf(dist: string) {
  const made = new WeakMap<Brand, Map<string, Promise<Representation>>>();
  const read = async (name: string) => readFile(join(dist, name), 'utf8');
  return async (brand: Brand, locale: Locale, encoding: Encoding): Promise<Representation> => {
    const { mtimeMs } = await stat(join(dist, 'index.html'));
    const key = `${locale} ${encoding} ${mtimeMs}`;
    const ofBrand = made.get(brand) ?? new Map<string, Promise<Representation>>();
    made.set(brand, ofBrand);
    const make = async () => {
      const faces = await read(FIRST_FACES).catch(() => '{}');
      const html = await read('index.html');
      const text = siteDocument(html, brand.operator, locale, JSON.parse(faces) as FirstFaces);
      return represent('index.html', Buffer.from(text), encoding);
    };
    const document = ofBrand.get(key) ?? make();
    ofBrand.set(key, document);
    // What could not be read now may be there at the next request.
    document.catch(() => ofBrand.delete(key));
    return document;
  };
}

/**
 * A browser says what it asks for: a page is for a navigation, never for a script or a picture that is lost. Whoever does not
 * say (a health check, a link preview) gets the pages that exist.
 */
function wantsPage(request: IncomingMessage, isPage: boolean): boolean {
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return isPage || (request.headers.accept ?? '').includes('text/html');
}

/** @returns undefined for an address that cannot be decoded or tries to climb */
function decodedPath(address = '/'): string | undefined {
  try {
    const path = decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '/');
    const climbs = path.split(/[/\\]/).some((segment) => segment === '..' || segment === '.');
    return !path.startsWith('/') || climbs || path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { body, encoding, etag, type } = reply.content;
  response.setHeader('Cache-Control', reply.cache);
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
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
