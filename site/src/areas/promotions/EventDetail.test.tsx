import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../language/messages.ts';
import { openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { EventDetail } from './EventDetail.tsx';
import { EventList } from './EventList.tsx';

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

const wire = (id: string, more: object = {}) => ({
  id,
  title: `Event ${id}`,
  summary: '',
  content: '',
  imageUrl: 'https://cdn.example/wide.svg',
  imageUrlMobile: 'https://cdn.example/phone.svg',
  alt: '',
  color: null,
  link: '/list/fishing',
  starts: now() - DAY,
  ends: now() + DAY,
  ...more,
});

const events = () => [
  wire('on'),
  wire('soon', { starts: now() + DAY, ends: null }),
  wire('past', { starts: now() - 9 * DAY, ends: now() - DAY }),
];

beforeAll(async () => {
  await prepareCashier();
  await loadMessages('en', 'community');
});
beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).pathname.endsWith('/event/list')
      ? Response.json({ code: 0, result: { list: events() } })
      : Promise.reject(new TypeError('Failed to fetch')),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const way = () => screen.queryByRole('link', { name: 'See more' });

describe('events', () => {
  it('are listed, each with a link to its details', async () => {
    openCashier('https://api.example').show(<EventList />);
    for (const id of ['on', 'soon', 'past']) {
      const link = await screen.findByRole('link', { name: `Event ${id}` });
      expect(link.getAttribute('href')).toBe(`/en/event?id=${id}`);
    }
  });

  it.each([
    ['on', 'Open now'],
    ['soon', 'Coming soon'],
    ['past', 'Ended'],
  ])('show their schedule: %s', async (id, word) => {
    openCashier('https://api.example').show(<EventDetail id={id} heading={null} />);
    await screen.findByRole('heading', { name: `Event ${id}` });
    expect(document.body.textContent).toContain(word);
    expect(screen.getAllByRole('term').map((each) => each.textContent)).toEqual(['Starts', 'Ends']);
    expect(way()?.getAttribute('href')).toBe('/en/list/fishing');
  });

  it('show a link to all events when the event is unknown', async () => {
    openCashier('https://api.example').show(<EventDetail id="none" heading={null} />);
    expect(await screen.findAllByRole('link', { name: 'All events' })).not.toEqual([]);
  });
});
