import { searchText } from '@brand/domain';
import { SearchField } from '@brand/ui';
import { createElement, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { searchPath } from './searchPath.ts';

/** Suggestions during typing. The field works without them. */
const panelCode = page(() => import('./SearchPanel.tsx').then((code) => code.SearchPanel));

interface HeaderSearchProps {
  /** The search term of the current page. */
  term: string;
  /**
   * Whether it is the desktop field, which the key `/` focuses. The suggestions of the phone field are on the search
   * page.
   */
  wide?: boolean;
}

/** The header search. Enter goes to the results. */
export function HeaderSearch({ term, wide = false }: HeaderSearchProps) {
  const place = usePlace();
  const atStart = place.pathname === '/search';
  const [text, setText] = useState(() => searchText(term));
  const [shown, setShown] = useState(term);
  const [used, setUsed] = useState(false);
  if (term !== shown) {
    setShown(term);
    // A search that starts on a results page continues with its term.
    if (term || !atStart) setText(searchText(term));
  }
  const Panel = useLazyModule(panelCode, used || (atStart && !wide));
  return (
    <SearchField
      value={text}
      onValueChange={setText}
      // The search page is replaced in the history; the results are not.
      onSearch={(wanted) => place.go(searchPath(wanted), { replace: atStart && !wide })}
      shortcut={wide}
      onFocus={({ target }) => {
        setUsed(true);
        if (!wide && !atStart && target.matches('input')) place.go('/search');
      }}
    >
      {Panel && createElement(Panel, { text, onTextChange: setText, wide })}
    </SearchField>
  );
}
