import type { MatchKind } from '@brand/domain';
import { Text } from '@brand/ui';
import { useIntl } from 'react-intl';

interface ExplainedProps {
  term: string;
  /** The corrected term, if the wrong keyboard layout was used. */
  meant: string | null;
  /** Words that are in no game. */
  dropped: readonly string[];
  /** How the best game was found. Null if unknown. */
  best: MatchKind | null;
}

/** Kinds of match that are not obvious. */
const LOOSE: ReadonlySet<MatchKind> = new Set(['sense', 'near', 'frame']);

/** Explains why these games match a term, if it is not obvious. */
export function Explained({ term, meant, dropped, best }: ExplainedProps) {
  const intl = useIntl();
  if (meant !== null) {
    return <Text>{intl.formatMessage({ id: 'site.search.meant' }, { term, meant })}</Text>;
  }
  if (dropped.length > 0) {
    const words = dropped.join(' ');
    return <Text>{intl.formatMessage({ id: 'site.search.dropped' }, { words })}</Text>;
  }
  return best !== null && LOOSE.has(best) ? (
    <Text>{intl.formatMessage({ id: `site.search.${best === 'sense' ? 'sense' : 'near'}` })}</Text>
  ) : (
    <></>
  );
}
