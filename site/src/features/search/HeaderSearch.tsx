import { searchText } from '@brand/domain';
import { SearchField } from '@brand/ui';
import { useState } from 'react';
import { usePlace } from '../../app/navigation.ts';
import { searchPath } from './searchPath.ts';

interface HeaderSearchProps {
  /** What is searched for on the page that is shown. */
  term: string;
  /** Whether the key `/` leads here. */
  shortcut?: boolean;
}

/** The search of the header; Enter leads to what is found. Give it the term as its key: another search fills it anew. */
export function HeaderSearch({ term, shortcut = false }: HeaderSearchProps) {
  const place = usePlace();
  const [text, setText] = useState(() => searchText(term));
  return (
    <SearchField
      value={text}
      onValueChange={setText}
      onSearch={(wanted) => place.go(searchPath(wanted))}
      shortcut={shortcut}
    />
  );
}
