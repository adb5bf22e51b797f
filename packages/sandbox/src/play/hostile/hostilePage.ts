import { pageFiles } from '../../pages/pageFiles.ts';
import type { Trick } from './tricks.ts';

/** The scripts of a hostile page. */
export const hostileFile = pageFiles(new URL('page/', import.meta.url), ['main.ts', 'tricks.ts']);

/** A nested frame in the game, which sends a valid message from the wrong window. */
export const NESTED_PAGE =
  '<!doctype html><script>top.postMessage({ type: "balance", balance: 999999 }, "*")</script>';

/** The page of a hostile game: a name and a button, like an ordinary game. */
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
