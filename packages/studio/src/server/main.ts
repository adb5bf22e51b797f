// The studio's server. Arguments as in `scripts/studio.mjs`, which starts it with sandbox and site.
import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { knownMessages } from '@brand/operator/build';

import { openWorkspace } from './brandWorkspace.ts';
import { demoSession } from './enterSite.ts';
import { createPreviewBuilder } from './previewBuilder.ts';
import { servedCss } from './siteProxy.ts';
import { startStudioServer } from './studioServer.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    folder: text,
    work: text,
    app: text,
    stories: text,
    port: text,
    'site-port': text,
    'build-only': { type: 'boolean' },
  },
});

const need = (name: Exclude<keyof typeof values, 'build-only'>): string => {
  const value = values[name];
  if (value === undefined) throw new Error(`--${name} is missing.`);
  return value;
};

const HOSTS = ['api', 'auth', 'cdn', 'games', 'line', 'reward', 'chat'] as const;
const hosts = Object.fromEntries(
  HOSTS.map((name) => [name, process.env[`SITE_${name.toUpperCase()}_HOST`] ?? null]),
);

const folder = resolve(need('folder'));
const work = resolve(need('work'));
mkdirSync(work, { recursive: true });
const site = { host: 'localhost', port: Number(need('site-port')) };
const previews = createPreviewBuilder({
  name: basename(folder),
  work: join(work, 'sources'),
  built: join(work, 'built'),
  hosts,
  servedCss: async (host) => servedCss(site, host),
});
const workspace = openWorkspace({ folder, work, show: previews.show });

if (values['build-only']) {
  await previews.build('saved', workspace.saved());
  // A draft that cannot be built is shown after it has been corrected.
  await previews
    .build('draft', workspace.draft() ?? workspace.saved())
    .catch(() => previews.build('draft', workspace.saved()));
} else {
  await startStudioServer({
    port: Number(need('port')),
    site,
    workspace,
    folder: basename(folder),
    messages: [...knownMessages()].map(([id, words]) => ({ id, ...words })),
    app: need('app'),
    stories: need('stories'),
    logIn: async () => demoSession(process.env.SITE_API_HOST ?? ''),
  });
}
