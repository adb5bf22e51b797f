import { existsSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import type { Session } from '@brand/domain';

import { isFolderFile, LARGEST_FOLDER } from '../model/folderNames.ts';
import {
  type SiteMessage,
  type WireBrand,
  type WireDraft,
  fromWire,
  toWire,
} from '../model/wire.ts';
import type { BrandWorkspace } from './brandWorkspace.ts';
import { entryCookies, readEntry } from './enterSite.ts';
import { type PreviewName, previewHost } from './previewBuilder.ts';
import { type SiteAddress, passToSite } from './siteProxy.ts';
import { sendFile } from './staticFiles.ts';

/** Everything of the studio is below this path; all other paths are the site's. */
const BASE = '/__studio/';

/** Parts of a studio server. */
export interface StudioServerOptions {
  /** Port of the studio and of the site with the draft. The site with the saved folder has the next one. */
  port: number;
  site: SiteAddress;
  workspace: BrandWorkspace;
  folder: string;
  messages: readonly SiteMessage[];
  /** Folder of the built page. */
  app: string;
  /** Folder of the built Storybook; it may not exist. */
  stories: string;
  logIn: () => Promise<Session>;
}

/** Starts both servers. They listen on this machine only. */
export async function startStudioServer(options: StudioServerOptions): Promise<void> {
  const handler =
    (preview: PreviewName) => (incoming: IncomingMessage, outgoing: ServerResponse) => {
      answer(options, preview, incoming, outgoing).catch((error: unknown) => {
        console.error(error);
        if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
        outgoing.end(error instanceof Error ? error.message : 'The studio has failed.');
      });
    };
  await listen(createServer(handler('draft')), options.port);
  await listen(createServer(handler('saved')), options.port + 1);
}

async function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: 'localhost' }, resolve);
  });
}

async function answer(
  options: StudioServerOptions,
  preview: PreviewName,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { port, site } = options;
  const own = `localhost:${preview === 'draft' ? port : port + 1}`;
  // Another host name that leads here would be another site's attempt to read the folder.
  if (incoming.headers.host !== own) {
    outgoing.writeHead(421, { 'content-type': 'text/plain' }).end(`Open http://${own}${BASE}`);
    return;
  }
  const { pathname, searchParams } = new URL(incoming.url ?? '/', `http://${own}`);
  if (pathname === `${BASE}enter`) {
    const entry = readEntry(searchParams);
    const cookies = await entryCookies(entry, incoming.headers.cookie ?? '', options.logIn);
    outgoing.writeHead(302, { location: entry.to, 'set-cookie': cookies }).end();
  } else if (`${pathname}/` === BASE) {
    outgoing.writeHead(302, { location: BASE }).end();
  } else if (preview === 'draft' && pathname.startsWith(BASE)) {
    await answerStudio(options, pathname.slice(BASE.length), incoming, outgoing);
  } else if (preview === 'draft' && pathname.startsWith('/art/')) {
    // Pictures of the stories, which name them from the root.
    await sendFile(outgoing, options.stories, pathname.slice(1));
  } else if (pathname === '/sw.js') {
    // A service worker of the framed site would also answer for the studio.
    outgoing.writeHead(404).end();
  } else {
    const studio = `http://localhost:${port}`;
    passToSite(incoming, outgoing, { site, host: previewHost(preview), studio });
  }
}

async function answerStudio(
  options: StudioServerOptions,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { workspace, stories, app, port } = options;
  const call = `${incoming.method} ${path}`;
  if (call === 'GET api/brand') return sendJson(outgoing, 200, brandOf(options));
  if (call === 'PUT api/draft' || call === 'PUT api/saved') {
    if (incoming.headers.origin !== `http://localhost:${port}`) {
      return sendJson(outgoing, 403, { problems: [] });
    }
    const draft = await readDraft(incoming);
    const problems = await (path === 'api/draft' ? workspace.change(draft) : workspace.save(draft));
    return sendJson(outgoing, 200, { problems });
  }
  if (path.startsWith('stories/')) {
    return sendFile(outgoing, stories, path.slice('stories/'.length));
  }
  return sendFile(outgoing, app, path, {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      `frame-src 'self' http://localhost:${port + 1}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  });
}

function brandOf(options: StudioServerOptions): WireBrand {
  const { workspace, folder, messages, stories, port } = options;
  const draft = workspace.draft();
  return {
    folder,
    saved: toWire(workspace.saved()),
    draft: draft && toWire(draft),
    messages,
    savedOrigin: `http://localhost:${port + 1}`,
    hasStories: existsSync(join(stories, 'index.json')),
  };
}

async function readDraft(incoming: IncomingMessage) {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_FOLDER * 1.5) throw new Error('The folder is larger than 8 MB.');
    parts.push(part);
  }
  const wire = JSON.parse(Buffer.concat(parts).toString('utf8')) as WireDraft;
  const names = Object.keys(wire.files);
  const refused = names.find((name) => !isFolderFile(name) || name === 'operator.json');
  if (refused !== undefined) throw new Error(`${refused} is not a file of an operator folder.`);
  return fromWire(wire);
}

function sendJson(outgoing: ServerResponse, status: number, value: unknown): void {
  outgoing
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
}
