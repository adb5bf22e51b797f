import type { ShippedLocale } from '@brand/domain';
import type { Game } from '../catalogue/game.ts';
import { providerOf } from '../catalogue/providers.ts';
import { escaped } from '../pages/escaped.ts';
import { pageFiles } from '../pages/pageFiles.ts';

/** Names as the scripts import them from each other: source folders map to folders of the address. */
const names = [
  'play/page/main.ts',
  'play/page/betChooser.ts',
  'play/page/cardStage.ts',
  'play/page/dialogs.ts',
  'play/page/money.ts',
  'play/page/playApi.ts',
  'play/page/reelStage.ts',
  'play/page/stage.ts',
  'play/page/words.ts',
  'pages/element.ts',
  'play/page/page.css',
  'play/page/stage.css',
  'play/page/controls.css',
  'play/page/dialogs.css',
  // Last, because it overrides the others on wide and on low screens.
  'play/page/wide.css',
];
const styleSheets = names
  .filter((name) => name.endsWith('.css'))
  .map((name) => `<link rel="stylesheet" href="/play/files/${name}">`)
  .join('\n');

/** A script or style sheet of the page; undefined if there is none. */
export const pageFile = pageFiles(new URL('../', import.meta.url), names);

/** The page of a game. Its script adds all dynamic content. */
export function playPage(game: Game, lang: ShippedLocale): string {
  const name = escaped(lang === 'en' ? game.nameEn : game.nameTh);
  const maker = escaped(providerOf(game.provider).name);
  const wait = lang === 'en' ? 'Opening the game…' : 'กำลังเปิดเกม…';
  const needsScript = lang === 'en' ? 'This game needs JavaScript.' : 'เกมนี้ต้องใช้ JavaScript';
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<title>${name} · ${maker}</title>
<link rel="icon" href="/play/art/${game.code}/symbol-0.svg">
<link rel="stylesheet" href="/play/fonts/kanit.css">
<link rel="stylesheet" href="/play/art/${game.code}/theme.css">
${styleSheets}
<script type="module" src="/play/files/play/page/main.ts"></script>
</head>
<body>
<div id="app" data-state="loading" data-game="${game.code}" data-type="${game.type}" data-name="${name}" data-maker="${maker}">
<p class="wait" role="status">${wait}</p>
<noscript>${needsScript}</noscript>
</div>
</body>
</html>
`;
}
