import '@brand/ui/base.css';
import '@brand/ui/themes/lotus.css';
import '@brand/ui/fonts/lotus.css';
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
  const config = await loadOperatorConfig();
  await words;
  const services = createServices(config);
  // Every deadline on the page follows the server's time.
  setClock(services.clock.now);
  root.render(<App services={services} />);
}

start().catch((error: unknown) => {
  console.warn('The site could not start', error);
  root.render(<StartFailed onRetry={() => location.reload()} />);
});
