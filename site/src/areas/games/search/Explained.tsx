import type { MatchKind } from '@brand/domain';
import { Text } from '@brand/ui';
import { useIntl } from 'react-intl';

interface ExplainedProps {
  term: string;
  /** The corrected term, if the wrong keyboard layout was used. */
  meant: string | null;
  /** How the best game was found. Null if unknown. */
  best: MatchKind | null;
}

/** Explains why these games match a term, if it is not obvious. */
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
