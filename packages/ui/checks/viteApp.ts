import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser } from 'playwright';
import { build, createServer, preview, type InlineConfig, type Rollup } from 'vite';

import type { Installed } from './tarball.ts';

const PAGE =
  '<!doctype html><html lang="th"><meta charset="utf-8"><title>shop</title><link rel="icon" href="data:,"><body><div id="root"></div>';

const APP = `
import { Button, Dialog, EmptyState, Money } from '@brand/ui';
import { DepositPanel } from '@brand/ui/cashier/DepositPanel';
import { INITIAL_DEPOSIT, satangFromBaht } from '@brand/ui/domain';
import { history } from '@brand/ui/icons';
import th from '@brand/ui/messages/th';
import '@brand/ui/styles.css';
import '@brand/ui/themes/jade.css';
import '@brand/ui/fonts/loopless-chakra-petch.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

const nothing = () => {};
function Shop() {
  const [open, setOpen] = useState(false);
  return (
    <IntlProvider locale="th" messages={th} timeZone="Asia/Bangkok">
      <Money amount={satangFromBaht(1250)} />
      <EmptyState icon={history} title="ยังไม่มีรายการ" />
      <DepositPanel state={INITIAL_DEPOSIT} channels={{ status: 'loading' }} balance={null}
        onChannelChoose={nothing} onAmountChange={nothing} onSubmit={nothing} onCancel={nothing}
        onLeave={nothing} onRestart={nothing} onRetry={nothing} historyHref="#" homeHref="#" />
      <Button onClick={() => setOpen(true)}>ฝากเงิน</Button>
      <Dialog open={open} onOpenChange={setOpen} title="ฝากเงิน" closeLabel="ปิด">เลือกช่องทาง</Dialog>
    </IntlProvider>
  );
}
document.documentElement.dataset.theme = 'jade';
createRoot(document.getElementById('root')).render(<Shop />);
`;

const ONLY_BUTTON = `
import { Button } from '@brand/ui';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<Button>ok</Button>);
`;

/** Checks of the application as a user sees it. */
async function look(browser: Browser, address: string, what: string): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`${what}: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`${what}: ${message.text()}`);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'ฝากเงิน' });
  await button.click();
  await page.getByRole('dialog', { name: 'ฝากเงิน' }).waitFor();
  const seen = await page.evaluate(async () => {
    await document.fonts.ready;
    const style = getComputedStyle(document.querySelector('[data-component=button]') as Element);
    return {
      image: style.backgroundImage,
      accent: getComputedStyle(document.documentElement).getPropertyValue('--brand-color-accent'),
      surface: getComputedStyle(document.documentElement).backgroundColor,
      face: document.fonts.check('600 16px "Chakra Petch"'),
      faces: [...document.fonts].filter(({ status }) => status === 'loaded').length,
    };
  });
  await page.close();
  if (!/^#|rgb/.test(seen.accent.trim())) wrong.push(`${what}: the theme has no accent.`);
  if (seen.surface === 'rgba(0, 0, 0, 0)') wrong.push(`${what}: the page has no background.`);
  if (seen.image === 'none') wrong.push(`${what}: the button is not styled.`);
  if (!seen.face || seen.faces === 0) wrong.push(`${what}: the fonts of the theme did not load.`);
  return wrong;
}

/** `import { Button }` must not bundle unrelated dependencies: the bundled modules are checked. */
async function tookTooMuch(config: InlineConfig, entry: string): Promise<string[]> {
  const result = (await build({
    ...config,
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rollup.RollupOutput;
  const modules = result.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const engines = modules.filter((id) =>
    /@radix-ui|embla|uqr|@tanstack|react-intl|formatjs/.test(id),
  );
  const ours = modules.filter((id) => id.includes('@brand/ui/dist/')).length;
  return [
    ...engines.map((id) => `import { Button } brings ${id}`),
    ...(ours > 12 ? [`import { Button } brings ${ours} modules of the library`] : []),
  ];
}

/** The package in a minimal Vite application: dev server, build, and result in the browser. */
export async function checkVite({ app }: Installed, browser: Browser): Promise<string[]> {
  await mkdir(join(app, 'src'), { recursive: true });
  await writeFile(join(app, 'package.json'), '{ "type": "module", "private": true }');
  await writeFile(
    join(app, 'index.html'),
    `${PAGE}<script type="module" src="/src/main.jsx"></script>`,
  );
  await writeFile(join(app, 'src/main.jsx'), APP);
  await writeFile(join(app, 'src/button.jsx'), ONLY_BUTTON);
  const config: InlineConfig = {
    root: app,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    preview: { port: 0, host: '127.0.0.1' },
    oxc: { jsx: { runtime: 'automatic' } },
  };
  const wrong = await tookTooMuch(config, join(app, 'src/button.jsx'));
  const server = await createServer(config);
  await server.listen();
  wrong.push(...(await look(browser, server.resolvedUrls?.local[0] ?? '', 'vite dev')));
  await server.close();
  await build(config);
  const built = await preview(config);
  wrong.push(...(await look(browser, built.resolvedUrls?.local[0] ?? '', 'vite build')));
  await built.close();
  return wrong;
}
