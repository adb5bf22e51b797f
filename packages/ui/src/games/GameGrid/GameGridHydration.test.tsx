import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { inLanguage } from '../../private/renderInLanguage.tsx';
import { storyGames } from '../storyGames.ts';
import { GameGrid } from './GameGrid.tsx';

const grid = (
  <GameGrid
    state={{ status: 'ready', games: storyGames(300) }}
    actions={{ playHref: ({ id }) => `/play/${id}`, onFavouriteChange: () => undefined }}
    onRetry={() => undefined}
  />
);

/** An observer that reports when its report is called, which is after a layout. */
function stubObserver() {
  const reports: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reports.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  return reports;
}

function serverHtml(): HTMLElement {
  const html = document.body.appendChild(document.createElement('div'));
  html.innerHTML = renderToString(inLanguage(grid));
  return html;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the cards of the HTML when it hydrates and measures its columns', () => {
  // The grid remembers its columns for each window width. This one is new to it.
  vi.stubGlobal('innerWidth', 977);
  const html = serverHtml();
  const links = [...html.querySelectorAll('a')];
  expect(html.querySelector('[style*=inset-block-start]')).toBeNull();
  act(() => void hydrateRoot(html, inLanguage(grid)));
  expect(html.querySelector('[style*=inset-block-start]')).not.toBeNull();
  // Fewer rows than the HTML contains are near this small window.
  const near = links.slice(0, screen.getAllByRole('listitem').length);
  expect(near).toHaveLength(14);
  expect(near.every((link) => link.isConnected)).toBe(true);
});

it('forces no layout while it hydrates, and renders the measured height at once', () => {
  const reports = stubObserver();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(366);
  const read = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  read.mockReturnValue({ top: 90, height: 200 } as DOMRect);
  // The grid remembers its columns for each window width. This one is new to it.
  vi.stubGlobal('innerWidth', 391);
  fireEvent(window, new Event('resize'));
  const html = serverHtml();
  act(() => void hydrateRoot(html, inLanguage(grid)));
  expect(read).not.toHaveBeenCalled();
  act(() => {
    reports.splice(0).forEach((report) => report());
    // An observer may measure: it runs after layout. The render that follows may not.
    read.mockClear();
  });
  expect(read).not.toHaveBeenCalled();
  const list = screen.getByRole('list');
  expect(list.style.blockSize).toBe('20000px');
});
