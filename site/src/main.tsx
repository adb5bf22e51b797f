import '@brand/ui/base.css';
import '@brand/ui/themes/lotus.css';
import '@brand/ui/fonts/looped-anuphan.css';
import { setClock } from '@brand/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { StartFailed } from './app/StartFailed.tsx';
import { localeOfPath } from './app/locale.ts';
import { loadMessages } from './app/messages.ts';
import { preparePage } from './app/preparePage.ts';
import { loadOperatorConfig } from './app/operatorConfig.ts';
import { createServices } from './app/services.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);

async function start() {
  preparePage(location.pathname);
  const words = loadMessages(localeOfPath(location.pathname), 'core');
  const faces = loadFirstFaces();
  const config = await loadOperatorConfig();
  await Promise.all([words, faces]);
  const services = createServices(config);
  // Every deadline on the page follows the server's time.
  setClock(services.clock.now);
  root.render(<App services={services} />);
}

/** The first screen is set in its own faces: no line moves later. A face that cannot be had is done without. */
function loadFirstFaces(): Promise<unknown> {
  const faces = ['500 1rem "Anuphan Variable"', '400 1rem "IBM Plex Sans Thai Looped"'];
  return Promise.allSettled(faces.map((face) => document.fonts.load(face, 'กA')));
}

start().catch((error: unknown) => {
  console.warn('The site could not start', error);
  root.render(<StartFailed onRetry={() => location.reload()} />);
});
