import { gameName } from '@brand/domain';
import { HighlightCard, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listTitleId } from '../../../../document/pageTitle.ts';
import { useServices, useSession } from '../../../../member/services.ts';
import { usePlace } from '../../../../routing/navigation.ts';
import { gameListOptions } from '../../gameQueries.ts';
import { lobbyQuery } from '../LobbyRail.tsx';
import * as css from './onNow.css.ts';
import { OnNowIcon } from './OnNowIcon.tsx';

const NAMED = 3;

/** The popular games, for a member for whom nothing else is on: its place is reserved, and nothing below it moves. */
export function PopularOnNow() {
  const t = useText();
  const intl = useIntl();
  const { href } = usePlace();
  const { api } = useServices();
  const userId = useSession()?.userId ?? null;
  const { data } = useQuery(gameListOptions(api, lobbyQuery('hot'), userId));
  return (
    <HighlightCard
      title={intl.formatMessage({ id: listTitleId('hot') })}
      href={href('/list/hot')}
      art={<OnNowIcon glyph={glyphs.fire} />}
      label={t('home.onNow')}
      detail={
        <span className={css.names}>
          {data?.games
            .slice(0, NAMED)
            .map((game) => gameName(game, intl.locale, intl.defaultLocale))
            .join(' · ')}
        </span>
      }
      action={t('games.seeAll')}
    />
  );
}
