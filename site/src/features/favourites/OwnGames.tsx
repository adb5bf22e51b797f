import { EmptyState, GameGrid, Icon, LinkButton, Tabs, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useGameActions } from '../games/useGameActions.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import { useSearchChoice } from '../../app/useSearchChoice.ts';
import * as css from './OwnGames.css.ts';
import { gridState } from '../games/gridState.ts';
import { OWN_LISTS, type OwnList } from '../list/listQuery.ts';
import { ownGamesOptions } from './ownGamesQuery.ts';

const ICONS = { favourite: glyphs.heart, recent: glyphs.history } as const;

/** The member's favourites and what they played, each as a grid. */
export function OwnGames() {
  const t = useText();
  const [list, setList] = useSearchChoice('list', OWN_LISTS);
  return (
    <Tabs
      label={t('shell.nav.favourite')}
      value={list}
      onValueChange={setList}
      items={OWN_LISTS.map((value) => ({
        value,
        icon: ICONS[value],
        label: t(`shell.nav.${value}`),
        content: (
          <div className={css.panel}>
            <OwnGrid list={value} />
          </div>
        ),
      }))}
    />
  );
}

function OwnGrid({ list }: { list: OwnList }) {
  const t = useText();
  const intl = useIntl();
  const { href } = usePlace();
  const services = useServices();
  const userId = useSession()?.userId ?? null;
  const games = useQuery(ownGamesOptions(services, list, userId));
  const retry = useRetryFailed();
  const actions = useGameActions();
  if (games.data?.games.length === 0) {
    return (
      <EmptyState
        icon={ICONS[list]}
        title={t('common.notFound')}
        text={intl.formatMessage({ id: `site.own.empty.${list}` })}
        action={
          <LinkButton
            href={href('/list/slot')}
            variant="soft"
            iconStart={<Icon glyph={glyphs.games} size={20} />}
          >
            {t('shell.nav.games')}
          </LinkButton>
        }
      />
    );
  }
  const state = gridState(games, (id) => intl.formatMessage({ id }));
  return <GameGrid state={state} actions={actions} onRetry={retry} />;
}
