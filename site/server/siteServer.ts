import {
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer as createHttpServer,
} from 'node:http';
import { join } from 'node:path';
import { type Encoding, chooseEncoding } from './compression.ts';
import { pathWithoutLocale } from '../src/app/locale.ts';
import { matchRoute } from '../src/app/matchRoute.ts';
import type { OperatorConfig } from '../src/app/operatorConfig.ts';
import { securityHeaders } from './securityHeaders.ts';
import { type Representation, type SiteFiles, represent, siteFiles } from './siteFiles.ts';

/** What a site is made of. */
export interface SiteOptions {
  /** Absolute path of the built site. */
  dist: string;
  /** Absolute path of the operator's folder, served below `/operator/`. */
  operatorFolder: string;
  /** The configuration served as `/operator/operator.json`; its hosts make the policy. */
  operator: OperatorConfig;
}

interface Reply {
  status: number;
  cache: string;
  content: Representation;
}

const REVALIDATE = 'no-cache';
const FOREVER = 'public, max-age=31536000, immutable';

/** The server of the built site. It serves files, knows the pages, and sets every header itself. */
export function createSiteServer(options: SiteOptions): Server {
  const headers = securityHeaders(options.operator.hosts);
  const built = siteFiles(options.dist);
  const own = siteFiles(options.operatorFolder);
  const operator = Buffer.from(JSON.stringify(options.operator));

  async function find(pathname: string, request: IncomingMessage): Promise<Reply | undefined> {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (pathname === '/operator/operator.json') {
      const content = await represent('operator.json', operator, encoding);
      return { status: 200, cache: REVALIDATE, content };
    }
    if (pathname.startsWith('/operator/')) {
      const content = await own.get(pathname.slice('/operator'.length), encoding);
      return content && { status: 200, cache: REVALIDATE, content };
    }
    const file = await built.get(pathname, encoding);
    if (file) {
      const hashed = pathname.startsWith('/assets/');
      return { status: 200, cache: hashed ? FOREVER : REVALIDATE, content: file };
    }
    const isPage = matchRoute(pathWithoutLocale(pathname)) !== null;
    return wantsPage(request, isPage) ? document(built, isPage, encoding) : undefined;
  }

  return createHttpServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Method not allowed');
    }
    const pathname = decodedPath(request.url);
    if (pathname === undefined) return plain(response, 400, 'Bad request');
    find(pathname, request).then(
      (reply) => (reply ? send(request, response, reply) : plain(response, 404, 'Not found')),
      (error: unknown) => {
        console.error(`The site could not answer ${pathname}:`, error);
        plain(response, 500, 'Something went wrong');
      },
    );
    return undefined;
  });
}

/** The one document of the site; an unknown address gets it too, as 404, and it says so in words. */
async function document(
  built: SiteFiles,
  isPage: boolean,
  encoding: Encoding,
): Promise<Reply | undefined> {
  const content = await built.get('/index.html', encoding);
  // A search engine must get 404 for an unknown page, although the page that says so is the same document.
  return content && { status: isPage ? 200 : 404, cache: REVALIDATE, content };
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
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : text);
}

/** The folders of this repository. */
export function siteFolders(): Pick<SiteOptions, 'dist' | 'operatorFolder'> {
  const site = join(import.meta.dirname, '..');
  return { dist: join(site, 'dist'), operatorFolder: join(site, 'operator') };
}
