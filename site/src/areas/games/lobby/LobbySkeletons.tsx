import { CollectionRail, GameRail, JackpotRail, ProviderStrip, useText } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { listTitleId } from '../../../document/pageTitle.ts';
import { useServices, useSession } from '../../../member/services.ts';
import * as css from '../games.css.ts';
import { type LobbyRow, lobbyRows } from './lobbyRows.ts';

const nowhere = () => '';
const LOADING = { status: 'loading' } as const;
const NO_ACTIONS = { playHref: nowhere };

/** Skeletons of the home rows before any data has loaded. */
export function LobbySkeletons() {
  const t = useText();
  const intl = useIntl();
  const { href } = usePlace();
  const isMember = useSession() !== null;
  const { operator } = useServices();
  const rail = (key: string, title: string, rest: { moreHref?: string; size?: LobbySize } = {}) => (
    <GameRail key={key} title={title} state={LOADING} actions={NO_ACTIONS} {...rest} />
  );
  const rendered = (row: LobbyRow) => {
    switch (row.kind) {
      case 'own':
        return rail('own', t('shell.nav.favourite'), { moreHref: href('/list/favourite') });
      case 'list':
        return rail(row.id, intl.formatMessage({ id: listTitleId(row.id) }), {
          moreHref: href(`/list/${row.id}`),
          ...(row.size && { size: row.size }),
        });
      case 'provider':
        return rail(`provider ${row.place}`, '\u200b');
    }
  };
  return (
    <div className={css.root}>
      {lobbyRows(operator, isMember, []).map(rendered)}
      {operator.optionalCalls.jackpots && (
        <JackpotRail state={LOADING} href={href('/list/jackpot')} />
      )}
      {isMember && rail('because', '\u200b')}
      <CollectionRail title={intl.formatMessage({ id: 'site.collections' })} state={LOADING} />
      <ProviderStrip state={LOADING} hrefOf={nowhere} />
    </div>
  );
}

type LobbySize = NonNullable<Extract<LobbyRow, { kind: 'list' }>['size']>;
