import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { SearchField } from '../../shell/SearchField/SearchField.tsx';
import { LONG_THAI, STORY_GAMES, storyGame } from '../storyGames.ts';
import { storySearch } from './SearchSuggestions.story.css.ts';
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx';
import { usage } from './SearchSuggestions.usage.ts';

/** The search field, with the term of the story typed into it. */
function InField(props: SearchSuggestionsProps) {
  const [form, setForm] = useState<HTMLElement | null>(null);
  const typed = props.state.status === 'start' ? '' : props.state.term;
  const [text, setText] = useState(typed);
  return (
    <div className={storySearch} ref={setForm}>
      <SearchField value={text} onValueChange={setText} onSearch={fn()}>
        {!props.inPage && (
          <SearchSuggestions {...props} field={form?.querySelector('input') ?? null} />
        )}
      </SearchField>
      {props.inPage && (
        <SearchSuggestions {...props} field={form?.querySelector('input') ?? null} />
      )}
    </div>
  );
}

const dragons = STORY_GAMES.filter(({ nameTh }) => nameTh.includes('มังกร'));

const meta = {
  title: 'Games/SearchSuggestions · autocomplete, combobox',
  id: 'games-searchsuggestions',
  component: SearchSuggestions,
  tags: ['beta'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    state: { status: 'ready', term: 'มังกร', meant: null, games: dragons, total: 8 },
    field: null,
    gameHref: ({ id }) => `#${id}`,
    searchHref: (term) => `#${term}`,
    onGame: fn(),
    onTerm: fn(),
    onRecentRemove: fn(),
    onRecentsClear: fn(),
    onClose: fn(),
  },
  render: (args) => <InField {...args} />,
} satisfies Meta<typeof SearchSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

const start = {
  status: 'start',
  recents: ['ทุเรียน', 'koi pond', 'บาคาร่า'],
  popular: STORY_GAMES.filter(({ hot }) => hot).slice(0, 5),
} as const;

export const Start: Story = { args: { state: start } };
export const FirstVisit: Story = { args: { state: { ...start, recents: [] } } };
export const InPage: Story = { args: { state: start, inPage: true } };
export const Loading: Story = { args: { state: { status: 'loading', term: 'มังกร' } } };
export const Failed: Story = { args: { state: { status: 'failed', term: 'มังกร' } } };
export const WrongLayout: Story = {
  args: { state: { status: 'ready', term: "y'di", meant: 'มังกร', games: dragons, total: 8 } },
};
export const NothingFound: Story = {
  args: { state: { status: 'ready', term: 'ฮิปโป', meant: null, games: [], total: 0 } },
};

export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, '{ArrowDown}{ArrowDown}');
    await expect(within(canvasElement).getByRole('option', { selected: true })).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    state: {
      status: 'ready',
      term: 'ฝึ้ ปี่',
      meant: null,
      total: 2,
      games: [
        storyGame({
          nameTh: LONG_THAI,
          nameEn: 'The Extraordinarily Long Voyage of Captain Half Moon',
        }),
        storyGame({ id: '2', image: null, available: false }),
      ],
    },
  },
};
