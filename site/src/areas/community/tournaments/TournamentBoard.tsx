import type { TournamentDetail } from '@brand/domain';
import {
  Card,
  Heading,
  LinkButton,
  Text,
  TournamentPrizes,
  TournamentStanding,
  TournamentWinners,
  useText,
} from '@brand/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import * as css from './TournamentBoard.css.ts';
import { TABLE_MS } from '../../../member/tournaments/tournamentQueries.ts';
import { TournamentTable } from './TournamentTable.tsx';

interface TournamentBoardProps {
  tournament: TournamentDetail;
  /** The games that award points. */
  games: ReactNode;
}

/** Content below the head of a tournament. */
export function TournamentBoard({ tournament, games }: TournamentBoardProps) {
  const t = useText();
  const intl = useIntl();
  const { state, own, players, prizes, rules, leaderboard } = tournament;
  const isOver = state === 'ended';
  return (
    <div className={css.panels}>
      <div className={css.stack}>
        <TournamentStanding
          own={own}
          state={state}
          players={players}
          action={own === null ? <LogIn /> : undefined}
        />
        {isOver && leaderboard.length > 0 && (
          <section className={css.section}>
            <Heading level={2}>{t('tournament.winners')}</Heading>
            <TournamentWinners rows={leaderboard} />
          </section>
        )}
        <section className={css.section}>
          <Heading level={2}>
            {isOver ? intl.formatMessage({ id: 'site.tournament.final' }) : t('tournament.board')}
          </Heading>
          {state === 'active' && leaderboard.length > 0 && (
            <Text size="sm" tone="muted">
              {intl.formatMessage(
                { id: 'site.tournament.refreshed' },
                { seconds: TABLE_MS / 1000 },
              )}
            </Text>
          )}
          {leaderboard.length > 0 ? (
            <Card className={css.table}>
              <TournamentTable key={tournament.id} tournament={tournament} />
            </Card>
          ) : (
            <Text tone="muted">
              {intl.formatMessage({
                id: state === 'comingSoon' ? 'site.tournament.notYet' : 'site.tournament.noPoints',
              })}
            </Text>
          )}
        </section>
        {!isOver && games}
      </div>
      <div className={css.stack}>
        {prizes.length > 0 && (
          <section className={css.section}>
            <Heading level={2}>{t(isOver ? 'tournament.prizesPaid' : 'tournament.prizes')}</Heading>
            <Card className={css.table}>
              <TournamentPrizes prizes={prizes} ownRank={own?.rank ?? null} />
            </Card>
          </section>
        )}
        {rules.length > 0 && (
          <section className={css.section}>
            <Heading level={2}>{t('tournament.rules')}</Heading>
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

/** After login a visitor returns to this tournament. */
function LogIn() {
  const t = useText();
  const { href, pathname, search } = usePlace();
  return (
    <LinkButton href={href(`/login?url=${encodeURIComponent(pathname + search)}`)}>
      {t('shell.nav.login')}
    </LinkButton>
  );
}
