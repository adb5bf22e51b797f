import type { FilterableGame, GameSort } from '@brand/domain';
import { Button, EmptyState, GameGrid, Icon, LinkButton, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { contentFailureOf } from '../../../platform/errors/failureOf.ts';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { useSortedActions } from '../useSortedActions.ts';
import { type ListKind, markOf } from './listQuery.ts';

interface ListGridProps {
  kind: ListKind;
  /** Label of the list. */
  title: string;
  /** The visible games. Undefined while unknown. */
  shown: readonly FilterableGame[] | undefined;
  /** The order of the games. One by a figure shows it on the cards. */
  sort: GameSort;
  /** Number of games that are still loading. */
  more: number;
  /** Whether the list itself is empty, and whether its id is unknown. */
  isEmpty: boolean;
  isUnknown: boolean;
  /** Changes when filters open or close next to the games. */
  widthKey: string;
  error: Error | null;
  onRetry: () => void;
  onClear: () => void;
}

/** The games, or the reason why there are none with a link. */
export function ListGrid({
  kind,
  title,
  shown,
  sort,
  more,
  isEmpty,
  isUnknown,
  widthKey,
  error,
  onRetry,
  onClear,
}: ListGridProps) {
  const t = useText();
  const intl = useIntl();
  const isJackpots = kind.kind === 'collection' && kind.collection === 'jackpot';
  const actions = useSortedActions(sort, isJackpots);
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  if (isEmpty) return <EmptyList kind={kind} unknown={isUnknown ? title : null} />;
  if (shown?.length === 0) {
    return (
      <EmptyState
        picture={<SiteIllustration name="owl" />}
        title={say('site.list.filteredOut')}
        text={say('site.list.filteredOutText')}
        action={
          <Button variant="soft" onClick={onClear}>
            {t('games.filterClear')}
          </Button>
        }
      />
    );
  }
  const state = shown
    ? ({ status: 'ready', games: shown, more } as const)
    : error
      ? ({ status: 'error', text: say(contentFailureOf(error).messageId) } as const)
      : ({ status: 'loading' } as const);
  return (
    <GameGrid
      state={state}
      actions={actions}
      withoutBadge={markOf(kind)}
      onRetry={onRetry}
      widthKey={widthKey}
    />
  );
}

/** A list without games. Each type of list has its own reason. */
function EmptyList({ kind, unknown }: { kind: ListKind; unknown: string | null }) {
  const intl = useIntl();
  const { href } = usePlace();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const isOwn = kind.kind === 'favourite' || kind.kind === 'recent';
  return (
    <EmptyState
      picture={
        <SiteIllustration name={kind.kind === 'favourite' ? 'rabbit' : isOwn ? 'chest' : 'owl'} />
      }
      title={unknown ? say('site.list.unknown', { name: unknown }) : say('site.list.none')}
      text={say(isOwn ? `site.own.empty.${kind.kind}` : 'site.list.noneText')}
      action={
        <LinkButton
          href={href('/list')}
          variant="soft"
          iconStart={<Icon glyph={glyphs.games} size={20} />}
        >
          {say('site.list.seeAll')}
        </LinkButton>
      }
    />
  );
}
