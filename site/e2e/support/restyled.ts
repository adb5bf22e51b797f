import type { Browser } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/**
 * Number of elements whose style the browser recalculated during an action, in the largest pass. The count does not
 * depend on the speed of the machine. A selector that matches too much makes it the whole page.
 */
export async function mostRestyled(browser: Browser, act: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => void session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const rounds = events.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(0, ...rounds.map(({ args }) => args?.elementCount ?? 0));
}
