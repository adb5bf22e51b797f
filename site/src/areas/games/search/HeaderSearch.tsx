import { searchText } from '@brand/domain';
import { SearchField } from '@brand/ui';
import { createElement, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { searchPath } from './searchPath.ts';

/** What is suggested while one types; the field works without it. */
const panelCode = page(() => import('./SearchPanel.tsx').then((code) => code.SearchPanel));

interface HeaderSearchProps {
  /** What is searched for on the page that is shown. */
  term: string;
  /** It is that of wide screens, to which the key `/` leads; else that of a phone, whose suggestions stand on the search page. */
  wide?: boolean;
}

/** The search of the header; Enter leads to what is found. */
export function HeaderSearch({ term, wide = false }: HeaderSearchProps) {
  const place = usePlace();
  const atStart = place.pathname === '/search';
  const [text, setText] = useState(() => searchText(term));
  const [shown, setShown] = useState(term);
  const [used, setUsed] = useState(false);
  if (term !== shown) {
    setShown(term);
    // Who begins a search from its results goes on with what stands there.
    if (term || !atStart) setText(searchText(term));
  }
  const Panel = useLazyModule(panelCode, used || (atStart && !wide));
  return (
    <SearchField
      value={text}
      onValueChange={setText}
      // The search page is no place to come back to: what was found is.
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
