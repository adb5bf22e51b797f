'use client';

import { type MouseEventHandler, useContext } from 'react';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './SearchSuggestions.css.ts';
import { SuggestionsContext } from './suggestionsContext.ts';

interface RecentSearchesProps {
  /** The latest first. */
  terms: readonly string[];
  linkOf: (term: string) => { href: string; onClick: MouseEventHandler };
  onRemove: (term: string) => void;
  onClear: () => void;
}

/** Recent searches on this device, each with a button to remove it. */
export function RecentSearches({ terms, linkOf, onRemove, onClear }: RecentSearchesProps) {
  const t = useText();
  const parts = useContext(SuggestionsContext);
  return (
    <>
      <div className={css.head}>
        <p className={css.heading}>{t('games.suggest.recent')}</p>
        <button type="button" className={css.clear} onClick={onClear} data-part="clear-recents">
          {t('games.suggest.clear')}
        </button>
      </div>
      {terms.map((term, at) => (
        <div key={term} className={css.recent}>
          <a {...parts?.option(at)} {...linkOf(term)} className={css.recentLink} data-part="recent">
            <Icon glyph={glyphs.clock} size={20} />
            <bdi className={css.recentTerm}>{term}</bdi>
          </a>
          <IconButton
            icon={glyphs.close}
            size="sm"
            label={t('games.suggest.remove', { term })}
            onClick={() => onRemove(term)}
            data-part="remove-recent"
          />
        </div>
      ))}
    </>
  );
}
