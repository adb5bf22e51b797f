import type { MatchKind } from '@brand/domain';
import { Text } from '@brand/ui';
import { useIntl } from 'react-intl';

interface ExplainedProps {
  term: string;
  /** What was meant, where the keyboard stood on the wrong layout. */
  meant: string | null;
  /** How the best game was found; null where that is not known. */
  best: MatchKind | null;
}

/** Why these games are found for a term, where it is not plain to see. */
export function Explained({ term, meant, best }: ExplainedProps) {
  const intl = useIntl();
  if (meant === null && best !== 'near') return <></>;
  return (
    <Text>
      {meant === null
        ? intl.formatMessage({ id: 'site.search.near' })
        : intl.formatMessage({ id: 'site.search.meant' }, { term, meant })}
    </Text>
  );
}
