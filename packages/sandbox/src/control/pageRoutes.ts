import type { Hono } from 'hono';
import { fontRoute, pageFiles, sendPageFile } from '../pages/pageFiles.ts';
import { CONTROL_PATH } from './controlPath.ts';

const FILES = `${CONTROL_PATH}/files`;

/** Names as the scripts import them from each other: source folders map to folders of the address. */
const names = [
  'control/page/main.ts',
  'control/page/clockFace.ts',
  'control/page/clockSection.ts',
  'control/page/controlApi.ts',
  'control/page/faultForm.ts',
  'control/page/faultPresets.ts',
  'control/page/faultsSection.ts',
  'control/page/format.ts',
  'control/page/icons.ts',
  'control/page/ledgerSection.ts',
  'control/page/logPanel.ts',
  'control/page/logRow.ts',
  'control/page/membersSection.ts',
  'control/page/parts.ts',
  'control/page/phonesSection.ts',
  'control/page/reportsSection.ts',
  'control/page/resetSection.ts',
  'control/page/scenariosSection.ts',
  'control/page/sections.ts',
  'control/page/store.ts',
  'control/page/toast.ts',
  'control/page/valuesSection.ts',
  'pages/element.ts',
  'control/page/tokens.css',
  'control/page/page.css',
  'control/page/frame.css',
  'control/page/parts.css',
  'control/page/sections.css',
  'control/page/log.css',
  'control/page/mark.svg',
  'control/page/chevron.svg',
];

const file = pageFiles(new URL('../', import.meta.url), names);

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

const styleSheets = names
  .filter((name) => name.endsWith('.css'))
  .map((name) => `<link rel="stylesheet" href="${FILES}/${name}">`)
  .join('\n');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#1a1443">
<title>Sandbox</title>
<link rel="icon" href="${FILES}/control/page/mark.svg">
<link rel="stylesheet" href="${CONTROL_PATH}/fonts/kanit.css">
${styleSheets}
<script type="module" src="${FILES}/control/page/main.ts"></script>
</head>
<body>
<noscript>This page needs JavaScript.</noscript>
</body>
</html>
`;

/** The control page and its own files; it may load and call nothing else. */
export function pageRoutes(app: Hono): void {
  for (const path of [CONTROL_PATH, `${CONTROL_PATH}/`]) {
    app.get(path, (request) => request.body(PAGE, 200, HEADERS));
  }
  app.get(`${FILES}/:name{.+}`, (request) =>
    sendPageFile(request, file(request.req.param('name'))),
  );
  fontRoute(app, `${CONTROL_PATH}/fonts`);
}
