// First of all: what works once goes out of the address before anything is fetched.
import './routing/oneTimeQuery.ts';
import '@brand/ui/base.css';
// Every pairing that an operator may choose: a face is fetched only where the operator's theme uses it.
import '@brand/ui/fonts/looped-anuphan.css';
import '@brand/ui/fonts/looped-trirong.css';
import '@brand/ui/fonts/loopless-chakra-petch.css';
import '@brand/ui/fonts/loopless-kanit.css';
import { setClock } from '@brand/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { StartFailed } from './app/StartFailed.tsx';
import { replayEarlyClicks } from './app/earlyClicks.ts';
import { redirectToPreferredLanguage } from './language/languageChoice.ts';
import { localeOfPath, setMainLocale } from './language/locale.ts';
import { preload, watchForMissingChunk } from './routing/chunks/missingChunk.ts';
import { loadMessages, setTexts } from './language/messages.ts';
import { setDocumentHead } from './document/setDocumentHead.ts';
import { OperatorUnfit, loadOperator } from './platform/operator/operator.ts';
import { operatorStamp } from './platform/operator/operatorStamp.ts';
import { footer, memberParts } from './frame/frameParts.ts';
import { EMBEDDED_ID } from './app/embeddedData.ts';
import { adoptPublicData } from './app/publicData.ts';
import { preparePage } from './app/preparePage.ts';
import { storeScrollPositions } from './routing/scroll/scrollPositions.ts';
import { createServices } from './member/services.ts';
import { rawCookie } from './platform/storage/cookies.ts';
import { isDrawn, hydrate } from './app/hydrate.ts';
import { registerServiceWorker } from './app/registerServiceWorker.ts';
import { startTelemetry } from './app/startTelemetry.ts';

const root = document.getElementById('root') as HTMLElement;

async function start() {
  watchForMissingChunk();
  // A guess, as long as the operator is on its way: our server says the language of the page, a static host says Thai.
  const isEnglish = document.documentElement.lang === 'en';
  setMainLocale(isEnglish && localeOfPath(location.pathname, 'th') === 'th' ? 'en' : 'th');
  void preparePage(location.pathname);
  const faces = loadFirstFaces();
  // A member's frame changes while the page begins: all of it is here before that.
  const ofMember =
    rawCookie('auth') !== null &&
    Promise.all([memberParts, footer].map(async ({ load }) => preload(load)));
  const guessed = loadMessages(localeOfPath(location.pathname), 'core');
  const operator = await loadOperator();
  setMainLocale(operator.locale);
  setTexts(operator.texts);
  setDocumentHead(operator);
  redirectToPreferredLanguage();
  const page = preparePage(location.pathname);
  await Promise.all([
    loadMessages(localeOfPath(location.pathname), 'core'),
    guessed,
    faces,
    ofMember,
    // What is seen already is taken over whole; where nothing is, the frame does not wait for the page.
    isDrawn(root) && page,
  ]);
  const services = createServices(operator);
  // Every deadline on the page follows the server's time.
  setClock(services.clock.now);
  startTelemetry(services);
  adoptPublicData(services, document.getElementById(EMBEDDED_ID)?.textContent ?? null);
  hydrate(root, <App services={services} />, {
    session: services.session.read() ? 'member' : 'visitor',
    operator: operatorStamp(operator),
  });
  // Not on the first scroll: a link that is followed right after it would leave its entry without a position.
  storeScrollPositions();
  registerServiceWorker();
}

/**
 * The first screen is set in its own faces: no line moves later. Which they are stands in the operator's style sheet. A face
 * that cannot be had is done without.
 */
function loadFirstFaces(): Promise<unknown> {
  const style = getComputedStyle(document.documentElement);
  // By their public names: the contract would bring all the others along.
  const first = (name: string) => style.getPropertyValue(`--brand-font-${name}`).split(',', 1)[0];
  const faces = [
    `400 1rem ${first('body')}`,
    `500 1rem ${first('heading')}`,
    `600 1rem ${first('heading')}`,
    `${style.getPropertyValue('--brand-font-weight-display')} 1rem ${first('display')}`,
  ];
  const letters = localeOfPath(location.pathname) === 'th' ? 'กA' : 'A';
  return Promise.allSettled(faces.map(async (face) => document.fonts.load(face, letters)));
}

start().catch((error: unknown) => {
  console.warn('The site could not start', error);
  replayEarlyClicks();
  const reason = error instanceof OperatorUnfit ? 'operator' : 'network';
  createRoot(root).render(<StartFailed reason={reason} onRetry={() => location.reload()} />);
});
