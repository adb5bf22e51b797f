import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIntl } from 'react-intl';
import { PageIntl } from './PageIntl.tsx';
import { navigate } from './address.ts';
import { hasMessages, loadMessages, messagesOf } from '../language/messages.ts';
import { useShownLocale } from '../language/shownLocale.ts';

function Page() {
  const intl = useIntl();
  const shown = useShownLocale();
  // Like a page behind LoadedPage: without its messages it is unmounted, and typed text is lost.
  if (!hasMessages(shown, 'account')) return <p>waiting</p>;
  return (
    <label>
      {intl.formatMessage({ id: 'site.notFound.title' })}
      <input />
    </label>
  );
}

const drawn = vi.fn<() => void>();

/** Like a card on the page: it uses messages that are loaded. */
function Card() {
  const intl = useIntl();
  drawn();
  return <p>{intl.formatMessage({ id: 'site.notFound.home' })}</p>;
}

beforeEach(async () => {
  history.replaceState(null, '', '/login?url=%2Fvip#form');
  await Promise.all([loadMessages('th', 'core'), loadMessages('th', 'account')]);
  render(
    <PageIntl>
      <Page />
      <Card />
    </PageIntl>,
  );
});
afterEach(cleanup);

it('changes its language with the address, and keeps typed text', async () => {
  const field = screen.getByLabelText('ไม่พบหน้านี้');
  fireEvent.change(field, { target: { value: 'typed' } });
  navigate('/en/login?url=%2Fvip#form');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(screen.queryByText('waiting')).toBeNull();
  const after = screen.getByLabelText('This page could not be found');
  expect(after).toBe(field);
  expect((after as HTMLInputElement).value).toBe('typed');
  navigate('/login');
  await waitFor(() => expect(document.documentElement.lang).toBe('th'));
  expect(screen.getByLabelText('ไม่พบหน้านี้')).toBe(field);
});

it('waits also for messages that are still loading in the previous language', async () => {
  const asked = loadMessages('th', 'notices');
  navigate('/en/login');
  await asked;
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(hasMessages('en', 'notices')).toBe(true);
  navigate('/login');
  await waitFor(() => expect(document.documentElement.lang).toBe('th'));
});

it('does not rerender for messages that load later, and has them immediately', async () => {
  drawn.mockClear();
  expect(hasMessages('th', 'affiliate')).toBe(false);
  await act(async () => loadMessages('th', 'affiliate'));
  expect(drawn).not.toHaveBeenCalled();
  expect(Object.keys(messagesOf('th')).some((id) => id.startsWith('affiliate.'))).toBe(true);
});
