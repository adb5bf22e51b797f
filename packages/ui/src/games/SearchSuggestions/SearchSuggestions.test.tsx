import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { SearchField } from '../../shell/SearchField/SearchField.tsx';
import { STILL_MARKS } from '../gameActions.ts';
import { storyGame } from '../storyGames.ts';
import { SearchSuggestions, type Suggestions } from './SearchSuggestions.tsx';

afterEach(cleanup);

const koi = storyGame({ id: 'koi', nameEn: 'Koi in Bloom', nameTh: 'ปลาคาร์ปกลางดอกไม้' });
const pond = storyGame({ id: 'pond', nameEn: 'Koi Pond', nameTh: 'ยิงคาร์ปสระทอง' });
const found: Suggestions = {
  status: 'ready',
  term: 'koi',
  meant: null,
  games: [koi, pond],
  total: 7,
};

const onSearch = vi.fn();
const onRecentRemove = vi.fn();
const onTerm = vi.fn();

function Search({ state }: { state: Suggestions }) {
  const [text, setText] = useState(state.status === 'start' ? '' : state.term);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);
  return (
    <div ref={setBox}>
      <SearchField value={text} onValueChange={setText} onSearch={onSearch}>
        {open && (
          <SearchSuggestions
            state={state}
            field={box?.querySelector('input') ?? null}
            gameHref={({ id }) => `#${id}`}
            searchHref={(term) => `#all-${term}`}
            onTerm={onTerm}
            onRecentRemove={onRecentRemove}
            onRecentsClear={() => undefined}
            onClose={() => setOpen(false)}
          />
        )}
      </SearchField>
    </div>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search games' });
const chosen = () => screen.queryByRole('option', { selected: true })?.getAttribute('href') ?? null;

describe('SearchSuggestions', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('makes the field a combobox that owns the suggestions, and removes the role when closed', async () => {
    renderInLanguage(<Search state={found} />);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    const list = document.getElementById(field().getAttribute('aria-controls') ?? '');
    expect(list?.getAttribute('aria-owns')?.split(' ')).toHaveLength(3);
    await userEvent.type(field(), '{Escape}');
    expect([field().getAttribute('aria-expanded'), field().value]).toEqual(['false', 'koi']);
    expect(field().hasAttribute('aria-controls')).toBe(false);
  });

  it('moves by arrow keys, Home and End, wraps around through the field, and keeps the focus there', async () => {
    renderInLanguage(<Search state={found} />);
    const walked: (string | null)[] = [];
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'Home',
      'End',
      'Escape',
    ]) {
      await userEvent.type(field(), `{${key}}`);
      walked.push(chosen());
    }
    expect(walked).toEqual([
      '#koi',
      '#pond',
      '#all-koi',
      null,
      '#all-koi',
      '#koi',
      '#all-koi',
      null,
    ]);
    expect(document.activeElement).toBe(field());
  });

  it('opens the active suggestion on Enter, and searches if none is active', async () => {
    renderInLanguage(<Search state={found} />);
    await userEvent.type(field(), '{ArrowUp}{Enter}');
    expect(onTerm).toHaveBeenCalledExactlyOnceWith('koi');
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(field(), '{Escape}{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('koi');
  });

  it('keeps the active suggestion when games are inserted before it, and resets when it is removed', async () => {
    const { rerender } = renderInLanguage(<Search state={{ ...found, partial: true }} />);
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('#pond');
    const late = storyGame({ id: 'late', nameEn: 'Koi', nameTh: 'คาร์ป' });
    rerender(<Search state={{ ...found, games: [late, koi, pond], total: 8 }} />);
    expect(chosen()).toBe('#pond');
    const at = field().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(at)?.getAttribute('href')).toBe('#pond');
    await userEvent.type(field(), '{ArrowUp}');
    expect(chosen()).toBe('#koi');
    rerender(<Search state={{ ...found, games: [late, pond], total: 7 }} />);
    // Enter searches, and does not open the game that replaced it.
    expect([chosen(), field().hasAttribute('aria-activedescendant')]).toEqual([null, false]);
    await userEvent.type(field(), '{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('koi');
  });

  it('keeps “search for all” active when the games load', async () => {
    const { rerender } = renderInLanguage(<Search state={{ status: 'loading', term: 'koi' }} />);
    await userEvent.type(field(), '{ArrowDown}');
    rerender(<Search state={found} />);
    expect([chosen(), screen.getByRole('option', { selected: true }).textContent]).toEqual([
      '#all-koi',
      expect.stringContaining('7'),
    ]);
    rerender(<Search state={{ ...found, term: 'koip' }} />);
    expect(chosen()).toBeNull();
  });

  it('highlights matches in the names of both languages', () => {
    renderInLanguage(<Search state={{ ...found, term: 'ปลาคาป', games: [koi], total: 1 }} />);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'ปลาคาร์ป',
    ]);
    cleanup();
    renderInLanguage(<Search state={found} />);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Koi',
      'Koi',
    ]);
  });

  it('announces how many games are found, and that none are', () => {
    const { rerender } = renderInLanguage(<Search state={found} />);
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      '7 games found',
    );
    rerender(<Search state={{ ...found, term: 'hippo', games: [], total: 0 }} />);
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      'No games found for “hippo”',
    );
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('offers the term of the other keyboard layout', () => {
    renderInLanguage(<Search state={{ ...found, term: 'านร', meant: 'koi' }} />);
    const [first] = screen.getAllByRole('option');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual([
      'Did you mean “koi”?',
      '#all-koi',
    ]);
  });

  it('removes one recent search without leaving the field', async () => {
    renderInLanguage(
      <Search state={{ status: 'start', recents: ['koi', 'durian'], popular: [] }} />,
    );
    field().focus();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove “durian” from recent searches' }),
    );
    expect(onRecentRemove).toHaveBeenCalledExactlyOnceWith('durian');
    expect(document.activeElement).toBe(field());
  });

  it('allows searching while the list of games is loading', () => {
    renderInLanguage(<Search state={{ status: 'loading', term: 'koi' }} />);
    expect(screen.getByText('Loading the game list')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Search for “koi”' }).getAttribute('href')).toBe(
      '#all-koi',
    );
  });

  it('shows unavailable games as closed, also if only their provider is closed', () => {
    const game = storyGame({ id: 'shut', nameEn: 'Shut', available: false });
    renderInLanguage(
      <SearchSuggestions
        state={{ ...found, games: [koi, pond, game] }}
        field={null}
        gameHref={({ id }) => `#${id}`}
        searchHref={(term) => `#all-${term}`}
        marks={{ ...STILL_MARKS, isClosed: ({ id }) => id === 'pond' }}
        onRecentRemove={onRecentRemove}
        onRecentsClear={() => undefined}
        onClose={() => undefined}
      />,
    );
    const states = screen
      .getAllByRole('option')
      .filter((option) => option.matches('[data-part=game]'))
      .map((option) => [option.dataset['state'], /Under maintenance/.test(option.textContent)]);
    expect(states).toEqual([
      [undefined, false],
      ['unavailable', true],
      ['unavailable', true],
    ]);
  });
});
