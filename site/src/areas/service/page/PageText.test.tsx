import { ApiError } from '@brand/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageIntl } from '../../../routing/PageIntl.tsx';
import { loadMessages } from '../../../language/messages.ts';
import type { OperatorFile } from '../../../member/operatorFile.ts';
import { type Services, ServicesContext } from '../../../member/services.ts';
import { createQueryClient } from '../../../platform/query/queryClient.ts';
import { PageText } from './PageText.tsx';

const TEXT = JSON.stringify([{ tag: 'a', href: '/help', children: ['Help'] }]);
const operatorFile = vi.fn<OperatorFile>();

beforeEach(async () => {
  history.replaceState(null, '', '/en/page/terms');
  await loadMessages('en', 'core');
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

function show() {
  const services = { operatorFile } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={createQueryClient()}>
        <PageIntl>
          <PageText name="terms" />
        </PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

it('shows the text in the language of the page, with links in this language', async () => {
  operatorFile.mockResolvedValue(TEXT);
  show();
  const link = await screen.findByRole('link', { name: 'Help' });
  expect(link.getAttribute('href')).toBe('/en/help');
  expect(operatorFile.mock.calls[0]?.[0]).toBe('page-terms.en.json');
});

it('says that it could not be loaded, and tries again', async () => {
  operatorFile.mockRejectedValue(new ApiError({ kind: 'malformed', status: 500 }));
  show();
  expect(await screen.findByText('This page could not be loaded')).toBeTruthy();
  operatorFile.mockResolvedValue(TEXT);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Help' })).toBeTruthy();
});

it.each(['', 'not JSON', '{}', '[{"tag":"script"}]'])(
  'says the same about a file with %j',
  async (text) => {
    operatorFile.mockResolvedValue(text);
    show();
    expect(await screen.findByText('This page could not be loaded')).toBeTruthy();
  },
);
