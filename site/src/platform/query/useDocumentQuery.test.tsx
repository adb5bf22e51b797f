import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putDocumentData } from './documentData.ts';
import { useDocumentQuery } from './useDocumentQuery.ts';

const KEY = ['wins'];
const recovered = vi.fn<(error: unknown) => void>();
let root: Root | undefined;

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root?.unmount());
  recovered.mockReset();
  vi.unstubAllGlobals();
});

function Wins({ enabled = true }) {
  const { data, isLoading } = useDocumentQuery({
    queryKey: KEY,
    queryFn: async () => 'read',
    staleTime: Infinity,
    enabled,
  });
  return isLoading ? <i>loading</i> : <b>{data ?? 'none'}</b>;
}

const withQueries = (queries: QueryClient, enabled?: boolean) => (
  <QueryClientProvider client={queries}>
    <Wins {...(enabled !== undefined && { enabled })} />
  </QueryClientProvider>
);

/** A document that was rendered with this data, hydrated after something else has read newer data. */
async function hydrateLate(inDocument: string | null, newer: string | null, enabled?: boolean) {
  const server = new QueryClient();
  const browser = new QueryClient();
  if (inDocument !== null) {
    for (const queries of [server, browser]) putDocumentData(queries, KEY, inDocument);
  }
  const box = document.createElement('div');
  box.innerHTML = renderToString(withQueries(server, enabled));
  const html = box.innerHTML;
  const element = box.firstElementChild;
  if (newer !== null) browser.setQueryData(KEY, newer);
  await act(async () => {
    root = hydrateRoot(box, withQueries(browser, enabled), { onRecoverableError: recovered });
  });
  expect(recovered).not.toHaveBeenCalled();
  return { html, box, element };
}

it('hydrates what the document shows, and then shows what was read meanwhile', async () => {
  const { html, box, element } = await hydrateLate('old', 'new');
  expect([html, box.textContent]).toEqual(['<b>old</b>', 'new']);
  expect(box.firstElementChild).toBe(element);
});

it('hydrates a document without data, and then shows what was read meanwhile', async () => {
  const { html, box } = await hydrateLate(null, 'new');
  expect([html, box.textContent]).toEqual(['<i>loading</i>', 'new']);
});

it('reads what the document has not', async () => {
  const { html, box } = await hydrateLate(null, null);
  expect(html).toBe('<i>loading</i>');
  await act(async () => vi.waitFor(() => expect(box.textContent).toBe('read')));
});

it('shows nothing of a query that is not wanted', async () => {
  const { html, box } = await hydrateLate(null, null, false);
  expect([html, box.textContent]).toEqual(['<b>none</b>', 'none']);
});

it('keeps the data of the document until a part is hydrated, however late', () => {
  vi.useFakeTimers();
  const queries = new QueryClient();
  putDocumentData(queries, KEY, 'old');
  vi.advanceTimersByTime(60 * 60_000);
  vi.useRealTimers();
  expect([queries.getQueryData(['document', ...KEY]), queries.getQueryData(KEY)]).toEqual([
    'old',
    undefined,
  ]);
});
