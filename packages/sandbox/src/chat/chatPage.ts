import { pageFiles } from '../pages/pageFiles.ts';
import type { ChatLang } from './agentAnswers.ts';

const source = new URL('..', import.meta.url);
const styles = ['page.css', 'thread.css', 'composer.css'].map((name) => `chat/page/${name}`);
const MAIN = 'chat/page/main.ts';

/** A script or style sheet of the chat page by its path; undefined when there is none. */
export const chatFile = pageFiles(source, [
  ...styles,
  MAIN,
  'chat/page/chatApi.ts',
  'chat/page/colours.ts',
  'chat/page/composer.ts',
  'chat/page/conversation.ts',
  'chat/page/host.ts',
  'chat/page/icons.ts',
  'chat/page/thread.ts',
  'chat/page/words.ts',
  'pages/element.ts',
]);

/** The page in the frame. Its script adds all content. */
export function chatPage(lang: ChatLang, siteOrigins: readonly string[]): string {
  const title = lang === 'en' ? 'Live chat' : 'แชทสด';
  const wait = lang === 'en' ? 'Opening the chat…' : 'กำลังเปิดแชท…';
  const needsScript = lang === 'en' ? 'The chat needs JavaScript.' : 'แชทต้องใช้ JavaScript';
  const sheets = styles.map((name) => `<link rel="stylesheet" href="/chat/files/${name}">`);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/chat/fonts/kanit.css">
${sheets.join('\n')}
<script type="module" src="/chat/files/${MAIN}"></script>
</head>
<body>
<div id="chat" data-state="loading" data-sites="${siteOrigins.join(' ')}">
<p class="wait" role="status">${wait}</p>
<noscript>${needsScript}</noscript>
</div>
</body>
</html>
`;
}
