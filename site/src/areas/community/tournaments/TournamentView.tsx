import { ApiError } from '@brand/api';
import { type Tournament, tournamentStateAt } from '@brand/domain';
import {
  Button,
  EmptyState,
  Icon,
  LinkButton,
  Skeleton,
  Stack,
  TournamentHead,
  now,
  useText,
} from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../../platform/errors/LoadFailed.tsx';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { goBack } from '../../../routing/goBack.ts';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useSession } from '../../../member/services.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { TournamentBoard } from './TournamentBoard.tsx';
import * as css from './TournamentBoard.css.ts';
import { useCommunityApi } from '../communityQueries.ts';
import { tournamentOptions } from '../../../member/tournaments/tournamentQueries.ts';
import { useTournamentTurns } from './useTournamentTurns.ts';

interface TournamentViewProps {
  id: string;
  /** Shows the games that award points. */
  gamesOf: (tournament: Tournament) => ReactNode;
}

/** One tournament: its head, the member's rank, the table, the games that count, prizes and rules. */
export function TournamentView({ id, gamesOf }: TournamentViewProps) {
  const api = useCommunityApi();
  const queries = useQueryClient();
  const { locale } = usePlace();
  const userId = useSession()?.userId ?? null;
  const options = tournamentOptions(api, { id, locale, userId }, now);
  const { data, error } = useQuery(options);
  const retry = useRetryFailed();
  // Data of the list is shown immediately.
  const listed = queries
    .getQueriesData<readonly Tournament[]>({ queryKey: ['tournaments', locale] })
    .flatMap(([, tournaments]) => tournaments ?? [])
    .find((each) => each.id === id);
  const known = data ?? listed;
  const time = useTournamentTurns(known && [known], options.queryKey);
  const paidAt = data?.own?.paidAt ?? null;
  useEffect(() => {
    if (paidAt !== null) void queries.invalidateQueries({ queryKey: CREDIT_KEY });
  }, [paidAt, queries]);
  const state = known && tournamentStateAt(known, time);
  return (
    <Stack gap={4}>
      <ToAll where="top" />
      {known && state && (
        <TournamentHead
          tournament={{ ...known, state }}
          action={data && state !== 'ended' ? <Join /> : null}
        />
      )}
      {data && state ? (
        <TournamentBoard tournament={{ ...data, state }} games={gamesOf(data)} />
      ) : (
        <Missing error={error} onRetry={retry} withHead={!known} />
      )}
      <ToAll where="end" />
    </Stack>
  );
}

/**
 * Scrolls to the games that count, because no registration is needed. Adds no history entry, so that Back closes the
 * tournament.
 */
function Join() {
  const intl = useIntl();
  const jump = () => {
    const games = document.getElementById('games');
    games?.scrollIntoView({ block: 'start' });
    games?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <Button variant="soft" iconStart={<Icon glyph={glyphs.games} size={20} />} onClick={jump}>
      {intl.formatMessage({ id: 'site.tournament.join' })}
    </Button>
  );
}

/** On a phone the header has the back link. On other devices it is at the end. */
function ToAll({ where }: { where: 'top' | 'end' }) {
  const intl = useIntl();
  const { href, pathname } = usePlace();
  const address = href(pathname);
  const close = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goBack(address);
  };
  return (
    <div className={where === 'top' ? css.onTop : css.atEnd}>
      <LinkButton
        href={address}
        onClick={close}
        variant="ghost"
        tone="neutral"
        iconStart={<Icon glyph={glyphs.back} size={20} />}
      >
        {intl.formatMessage({ id: 'site.tournament.all' })}
      </LinkButton>
    </div>
  );
}

interface MissingProps {
  error: unknown;
  onRetry: () => void;
  /** Nothing is known about it yet, not even its head. */
  withHead: boolean;
}

function Missing({ error, onRetry, withHead }: MissingProps) {
  const t = useText();
  const intl = useIntl();
  if (!error) {
    return (
      <div className={css.stack} role="status" aria-label={t('common.loading')} aria-busy="true">
        {withHead && <Skeleton className={css.headShape} />}
        <Skeleton className={css.standingShape} />
        <Skeleton className={css.shape} />
      </div>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    const text = intl.formatMessage({ id: 'site.tournament.gone' });
    return (
      <EmptyState
        picture={<SiteIllustration name="boat" />}
        title={t('common.notFound')}
        text={text}
      />
    );
  }
  const title = intl.formatMessage({ id: 'site.tournament.failed' });
  return <LoadFailed title={title} error={error} onRetry={onRetry} />;
}
