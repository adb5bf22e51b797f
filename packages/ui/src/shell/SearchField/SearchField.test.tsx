import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

function Field({ onSearch }: { onSearch: (term: string) => void }) {
  const [text, setText] = useState('');
  return <SearchField value={text} onValueChange={setText} onSearch={onSearch} shortcut />;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });

describe('SearchField', () => {
  const onSearch = vi.fn();
  beforeEach(() => {
    onSearch.mockClear();
    // jsdom has no layout.
    vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    renderInLanguage(
      <>
        <Field onSearch={onSearch} />
        <input aria-label="Other" />
      </>,
    );
  });

  it('accepts only searchable characters while typing', async () => {
    await userEvent.type(field(), "ko<i>'s-88 ปลา!");
    expect(field().value).toBe("koi's-88 ปลา!");
  });

  it('keeps the caret when a character in the middle is removed', async () => {
    await userEvent.type(field(), 'koi');
    await userEvent.type(field(), '#', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([field().value, field().selectionStart]).toEqual(['koi', 1]);
  });

  it('does not change text during IME composition', () => {
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'ปล#' }, isComposing: true });
    expect(field().value).toBe('ปล#');
    fireEvent.compositionEnd(field());
    expect(field().value).toBe('ปล');
  });

  it('searches on Enter, with trimmed text', async () => {
    await userEvent.type(field(), '  golden   koi {Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('golden koi');
  });

  it('says that a word is too short, until the user types again', async () => {
    await userEvent.type(field(), 'ko{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Type at least 3 characters');
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(field(), 'i');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is cleared by its button and keeps the focus', async () => {
    await userEvent.type(field(), 'koi');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect([field().value, document.activeElement]).toEqual(['', field()]);
  });

  it('takes the focus on the key /, except while the user types elsewhere', async () => {
    screen.getByRole('textbox', { name: 'Other' }).focus();
    await userEvent.keyboard('/');
    expect(document.activeElement).not.toBe(field());
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('/');
    expect([document.activeElement, field().value]).toEqual([field(), '']);
  });
});
