import { pageFiles } from '../../pages/pageFiles.ts';
import type { Trick } from './tricks.ts';

/** The scripts of a hostile page. */
export const hostileFile = pageFiles(new URL('page/', import.meta.url), ['main.ts', 'tricks.ts']);

/** A frame within the game, which says the right thing from the wrong window. */
export const NESTED_PAGE =
  '<!doctype html><script>top.postMessage({ type: "balance", balance: 999999 }, "*")</script>';

/** The page of a trick, as a game would be: a name and a button. */
export function hostilePage({ id }: Trick, site: string, api: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${id}</title>
<script type="module" src="/play/hostile/files/main.ts"></script>
</head>
<body>
<div id="app" data-state="loading" data-trick="${id}" data-site="${site}" data-api="${api}">
<h1>${id}</h1>
<button id="spin" type="button">Spin</button>
<output id="gains"></output>
</div>
</body>
</html>
`;
}
