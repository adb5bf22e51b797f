import { HIDDEN_FILES } from '../build/hiddenFiles.ts';

const MANIFEST = {
  holders: {
    'src/pages/HomePage.tsx': 'assets/HomePage.js',
    'src/frame/footer/SiteFooter.tsx': 'assets/frame.js',
    'src/areas/games/lobby/LobbyMore.tsx': 'assets/rail.js',
    'src/areas/games/lobby/onNow/VisitorOnNow.tsx': 'assets/rail.js',
    'src/areas/games/lobby/OwnRail.tsx': 'assets/rail.js',
    'src/frame/header/SiteWallet.tsx': 'assets/members.js',
    'src/frame/members/MemberParts.tsx': 'assets/members.js',
    'src/areas/games/play/playFromCard.ts': 'assets/members.js',
    '../packages/api/src/games/libraryApi.ts': 'assets/members.js',
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
  snapshot: 'assets/snapshot.js',
};

const SCRIPT = `console.log(${JSON.stringify('a'.repeat(4000))});`;

/** The files of a build for tests, by name, without the code that renders. */
export const TEST_BUILD: Readonly<Record<string, string>> = {
  [HIDDEN_FILES.document]:
    '<!doctype html><html lang="th"><head><!-- operator --><script src="/assets/frame.js"></script><link href="/assets/frame.css"></head><div id="root"></div></html>',
  [HIDDEN_FILES.manifest]: JSON.stringify(MANIFEST),
  [HIDDEN_FILES.firstFaces]: JSON.stringify({
    'looped-anuphan': { th: ['/assets/anuphan-abc.woff2'], en: [] },
  }),
  'package.json': '{"type":"module"}',
  '.stamp': 'hidden',
  'login.html': 'of another brand',
  'assets/main-abc.js': SCRIPT,
  'picture.png': '\x89'.repeat(4000),
};

/** The files of a built operator folder for tests, without its settings. */
export const TEST_OPERATOR_FILES: Readonly<Record<string, string>> = {
  'operator.json': '{}',
  'theme.css': ':root{}',
  'manifest.webmanifest': '{}',
};
