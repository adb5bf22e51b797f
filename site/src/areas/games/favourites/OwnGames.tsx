import { EmptyState, GameGrid, Icon, LinkButton, Tabs, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { useSearchChoice } from '../../../routing/useSearchChoice.ts';
import { gridState } from '../gridState.ts';
import { useGameActions } from '../useGameActions.ts';
import { OWN_LISTS, type OwnList } from '../list/listQuery.ts';
import { countsOptions } from '../countsQuery.ts';
import * as css from './OwnGames.css.ts';
import { ownGamesOptions } from './ownGamesQuery.ts';

const ICONS = { favourite: glyphs.heart, recent: glyphs.history } as const;
const DRAWINGS = { favourite: 'rabbit', recent: 'chest' } as const;
/** Link to games for an empty list. */
const WAYS_ON = { favourite: '/list/hot', recent: '/list' } as const;

/** The member's favourites and played games, each as a grid with the number of games. */
export function OwnGames() {
  const t = useText();
  const services = useServices();
  const [list, setList] = useSearchChoice('list', OWN_LISTS);
  const { data: counts } = useQuery(countsOptions(services));
  return (
    <Tabs
      label={t('shell.nav.favourite')}
      value={list}
      onValueChange={setList}
      items={OWN_LISTS.map((value) => ({
        value,
        icon: ICONS[value],
        label: t(`shell.nav.${value}`),
        ...(counts && { count: counts[`${value}s`] }),
        content: (
          <div className={css.panel}>
            <OwnGrid list={value} />
          </div>
        ),
      }))}
    />
  );
}

/** A removed favourite stays, with an empty favourite button, until the member leaves the page. */
function OwnGrid({ list }: { list: OwnList }) {
  const intl = useIntl();
  const { href } = usePlace();
  const services = useServices();
  const userId = useSession()?.userId ?? null;
  const games = useQuery(ownGamesOptions(services, list, userId));
  const retry = useRetryFailed();
  const actions = useGameActions();
  const say = (id: string) => intl.formatMessage({ id });
  if (games.data?.games.length === 0) {
    return (
      <EmptyState
        picture={<SiteIllustration name={DRAWINGS[list]} />}
        title={say(`site.own.none.${list}`)}
        text={say(`site.own.empty.${list}`)}
        action={
          <LinkButton
            href={href(WAYS_ON[list])}
            variant="soft"
            iconStart={<Icon glyph={glyphs.games} size={20} />}
          >
            {say(`site.own.wayOn.${list}`)}
          </LinkButton>
        }
      />
    );
  }
  return <GameGrid state={gridState(games, say)} actions={actions} onRetry={retry} />;
}
