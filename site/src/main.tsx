// First of all: removes one-time parameters from the address before anything is requested.
import './routing/oneTimeQuery.ts';
import '@brand/ui/base.css';
// All font pairings that an operator may choose. A font loads only if the operator's theme uses it.
import '@brand/ui/fonts/looped-anuphan.css';
import '@brand/ui/fonts/looped-trirong.css';
import '@brand/ui/fonts/loopless-chakra-petch.css';
import '@brand/ui/fonts/loopless-kanit.css';
import './app/firstUse.css.ts';
import './app/oldContent.css.ts';
import { LOCALES } from '@brand/domain';
import { setOwnDates } from '@brand/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { StartFailed } from './app/StartFailed.tsx';
import { replayEarlyClicks } from './app/earlyClicks.ts';
import { redirectToPreferredLanguage } from './language/languageChoice.ts';
import { localeOfPath, setLanguages } from './language/locale.ts';
import { isLeaving, preload, watchForMissingChunk } from './routing/chunks/missingChunk.ts';
import { loadMessages, setTexts } from './language/messages.ts';
import { setDocumentHead } from './document/setDocumentHead.ts';
import { OperatorUnfit, loadOperator } from './platform/operator/operator.ts';
import { operatorStamp } from './platform/operator/operatorStamp.ts';
import { mendBrowser } from './platform/device/mendBrowser.ts';
import { footer, memberParts } from './frame/frameParts.ts';
import { EMBEDDED_ID } from './app/embeddedData.ts';
import { adoptPublicData } from './app/publicData.ts';
import { prepareRenderedPage, preparePage } from './app/preparePage.ts';
import { storeScrollPositions } from './routing/scroll/scrollPositions.ts';
import { createServices } from './member/services.ts';
import { registerServiceWorker } from './app/registerServiceWorker.ts';
import { whenLoadedAndIdle } from './platform/clock/whenIdle.ts';
import { rawCookie } from './platform/storage/cookies.ts';
import { isRendered, hydrate } from './app/hydrate.ts';
import { startTelemetry } from './app/startTelemetry.ts';

const root = document.getElementById('root') as HTMLElement;

async function start() {
  watchForMissingChunk();
  await mendBrowser();
  // A guess until the operator's settings have loaded: this site's server sets the language of the page, a static host
  // uses Thai. It is the main language where the address does not name it.
  const { lang } = document.documentElement;
  const isNamed = location.pathname.split('/')[1] === lang;
  setLanguages(isNamed ? [...LOCALES, lang] : [lang, ...LOCALES]);
  void preparePage(location.pathname);
  // A member's frame would change while the page starts, so all of it loads first.
  const ofMember =
    rawCookie('auth') !== null &&
    Promise.all([memberParts, footer].map(async ({ load }) => preload(load)));
  const guessed = preload(async () => loadMessages(localeOfPath(location.pathname), 'core'));
  const operator = await loadOperator();
  setLanguages(operator.languages, operator.addedLanguages);
  setOwnDates(operator.addedLanguages);
  setTexts(operator.texts);
  setDocumentHead(operator);
  redirectToPreferredLanguage();
  const page = isRendered(root)
    ? prepareRenderedPage(location.pathname)
    : preparePage(location.pathname);
  await Promise.all([
    loadMessages(localeOfPath(location.pathname), 'core'),
    guessed,
    ofMember,
    // A server-rendered page is hydrated as a whole. Otherwise the frame does not wait for the page.
    isRendered(root) && page,
  ]);
  const services = createServices(operator);
  startTelemetry(services);
  const embedded = document.getElementById(EMBEDDED_ID)?.textContent ?? null;
  const adopted = adoptPublicData(services, embedded);
  hydrate(root, <App services={services} {...adopted} />, {
    session: services.session.read() ? 'member' : 'visitor',
    operator: operatorStamp(operator),
  });
  // Before the first scroll event: a link followed right after it would leave its history entry without a position.
  storeScrollPositions();
  whenLoadedAndIdle(registerServiceWorker);
}

start().catch((error: unknown) => {
  // Firefox aborted the start. What is on the screen stays until the next document replaces it.
  if (isLeaving()) return;
  console.warn(error);
  replayEarlyClicks();
  const reason = error instanceof OperatorUnfit ? 'operator' : 'network';
  createRoot(root).render(<StartFailed reason={reason} onRetry={() => location.reload()} />);
});
