import { ApiError } from '@brand/api';
import type { TournamentDetail } from '@brand/domain';
import {
  Card,
  EmptyState,
  FactList,
  Heading,
  Icon,
  Inline,
  Leaderboard,
  LinkButton,
  Money,
  Skeleton,
  Stack,
  Text,
  TournamentClock,
  TournamentPool,
  TournamentState,
  useText,
} from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { usePlace } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import * as css from './TournamentBoard.css.ts';
import { TournamentStanding } from './TournamentStanding.tsx';
import { tournamentOptions, useCommunityApi } from './communityQueries.ts';

/** One tournament: the table with the own place, prizes and rules. */
export function TournamentView({ id }: { id: string }) {
  const intl = useIntl();
  const api = useCommunityApi();
  const { locale, href, pathname } = usePlace();
  const session = useSession();
  const { clock } = useServices();
  const retry = useRetryFailed();
  // It opens in the page of the list, wherever that was scrolled to.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const { data, error } = useQuery(
    tournamentOptions(api, { id, locale, userId: session?.userId ?? null }, clock.now),
  );
  return (
    <Stack gap={4}>
      <div>
        <LinkButton
          href={href(pathname)}
          variant="ghost"
          tone="neutral"
          iconStart={<Icon glyph={glyphs.back} size={20} />}
        >
          {intl.formatMessage({ id: 'site.tournament.all' })}
        </LinkButton>
      </div>
      {data ? <Board tournament={data} /> : <Missing error={error} onRetry={retry} />}
    </Stack>
  );
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const intl = useIntl();
  if (!error) {
    return (
      <div className={css.stack} role="status" aria-label={t('common.loading')} aria-busy="true">
        <Skeleton className={css.headShape} />
        <Skeleton className={css.shape} />
      </div>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    const text = intl.formatMessage({ id: 'site.tournament.gone' });
    return <EmptyState icon={glyphs.trophy} title={t('common.notFound')} text={text} />;
  }
  const title = intl.formatMessage({ id: 'site.tournament.failed' });
  return <LoadFailed title={title} error={error} onRetry={onRetry} />;
}

function Board({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const intl = useIntl();
  const { state, own, prizes, rules, leaderboard } = tournament;
  return (
    <div className={css.panels}>
      <div className={css.stack}>
        <Card as="section">
          <Stack gap={2}>
            <Inline>
              <TournamentState state={state} />
              <TournamentClock tournament={tournament} />
            </Inline>
            <Heading level={2} size="2xl">
              {tournament.title}
            </Heading>
            <Text tone="muted">{tournament.summary}</Text>
            <TournamentPool amount={tournament.prizePool} size="xl" />
          </Stack>
        </Card>
        {own && <TournamentStanding own={own} />}
        <section className={css.section}>
          <Heading level={2}>{t('tournament.board')}</Heading>
          {leaderboard.length > 0 ? (
            <Card>
              <Leaderboard rows={leaderboard} />
            </Card>
          ) : (
            <Text tone="muted">{intl.formatMessage({ id: 'site.tournament.noPoints' })}</Text>
          )}
        </section>
      </div>
      <div className={css.stack}>
        {prizes.length > 0 && (
          <section className={css.section}>
            <Heading level={2}>{intl.formatMessage({ id: 'site.tournament.prizes' })}</Heading>
            <Card>
              <FactList
                facts={prizes.map(({ from, to, amount }) => ({
                  id: String(from),
                  name: `${t('tournament.rank')} ${from === to ? from : `${from}–${to}`}`,
                  value: <Money amount={amount} decimals="short" unit={t('common.baht')} />,
                }))}
              />
            </Card>
          </section>
        )}
        {rules.length > 0 && (
          <section className={css.section}>
            <Heading level={2}>{intl.formatMessage({ id: 'site.tournament.rules' })}</Heading>
            <ul className={css.rules}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
