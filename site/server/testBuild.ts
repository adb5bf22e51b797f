import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HIDDEN_FILES } from './hiddenFiles.ts';

/** Draws a page that says for whom and where it was drawn; `/login` leads elsewhere, as guards do, for a member. */
const PRERENDER = `
export async function loadAll() {}
export const knownPaths = () => ['/', '/login', '/list/slot'];
export const isSession = (cookie) => cookie === 'good';
export function firstView({ operator, path, isMember, undrawn }) {
  const locale = path === '/en' || path.startsWith('/en/') ? 'en' : 'th';
  const found = !path.includes('no/such');
  const elsewhere = isMember && path.endsWith('/login');
  return {
    locale,
    head: { found, title: 'Title of ' + path, description: found ? operator.brand.description[locale] : null },
    alternates: found ? [['th', '/a'], ['en', '/en/a']] : [],
    html: undrawn || !found || elsewhere ? null : '<p>drawn ' + path + ' ' + isMember + '</p>',
    page: 'HomePage',
    words: ['core'],
  };
}
`;

const MANIFEST = {
  holders: {
    'src/pages/HomePage.tsx': 'assets/HomePage.js',
    'src/frame/footer/SiteFooter.tsx': 'assets/frame.js',
    'src/areas/games/lobby/LobbyMore.tsx': 'assets/rail.js',
    'src/areas/games/lobby/OwnRail.tsx': 'assets/rail.js',
    'src/frame/header/SiteWallet.tsx': 'assets/members.js',
    'src/messages/core.th.json': 'assets/core.th.js',
    'src/messages/core.en.json': 'assets/core.en.js',
  },
  files: {
    'assets/frame.js': { imports: [], css: ['assets/frame.css'] },
    'assets/rail.js': { imports: ['assets/frame.js'], css: ['assets/rail.css'] },
    'assets/HomePage.js': {
      imports: ['assets/frame.js', 'assets/rail.js'],
      css: ['assets/home.css'],
    },
    'assets/members.js': { imports: ['assets/rail.js'], css: ['assets/members.css'] },
    'assets/core.th.js': { imports: [], css: [] },
    'assets/core.en.js': { imports: [], css: [] },
  },
  early: 'assets/early.js',
};

/** Writes what a build leaves for the server, for tests: two pages that draw themselves. */
export async function writeTestBuild(dist: string): Promise<void> {
  const files = {
    [HIDDEN_FILES.document]:
      '<!doctype html><html lang="th"><head><!-- operator --><script src="/assets/frame.js"></script><link href="/assets/frame.css"></head><div id="root"></div></html>',
    [HIDDEN_FILES.manifest]: JSON.stringify(MANIFEST),
    [HIDDEN_FILES.firstFaces]: JSON.stringify({
      'looped-anuphan': { th: ['/assets/anuphan-abc.woff2'], en: [] },
    }),
    [HIDDEN_FILES.prerender]: PRERENDER,
    'package.json': '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
}
