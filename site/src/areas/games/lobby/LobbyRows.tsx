import { ProviderStrip } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { gameListOptions } from '../gameQueries.ts';
import { BecauseYouPlayed } from '../collections/BecauseYouPlayed.tsx';
import { CollectionRow } from '../collections/CollectionRow.tsx';
import * as css from '../games.css.ts';
import { HomeJackpots } from '../jackpots/HomeJackpots.tsx';
import { providersOf } from '../providersOf.ts';
import { useClosedProviders } from '../useClosedProviders.ts';
import { type LobbyList, LobbyRail, lobbyQuery } from './LobbyRail.tsx';
import { OwnRail } from './OwnRail.tsx';
import { ProviderRail } from './ProviderRail.tsx';
import { SPARE_PROVIDER, type LobbyRow, foremostProviders, lobbyRows } from './lobbyRows.ts';
import { useOwnGames } from './useOwnGames.ts';

/** The rows of the home page below its first screen, and the list of providers. */
export function LobbyRows() {
  const { href } = usePlace();
  const { api, operator } = useServices();
  const session = useSession();
  const playedNone = useOwnGames('recent').isEmpty === true;
  const likesNone = useOwnGames('favourite').isEmpty === true;
  const userId = session?.userId ?? null;
  const { data: hot } = useQuery(gameListOptions(api, lobbyQuery('hot'), userId));
  const { data: categories, isError: noProviders } = useClosedProviders();
  const providers = categories && providersOf(categories);
  const foremost = providers && hot && foremostProviders(providers, hot.games);
  const [firstKind = 'slot'] = operator.menus.games;

  const rendered = (row: LobbyRow) => {
    switch (row.kind) {
      case 'own':
        return <OwnRail key="own" list="favourite" instead={firstKind} />;
      case 'list':
        return <LobbyRail key={row.id} id={row.id} {...(row.size && { size: row.size })} />;
      case 'provider': {
        const provider = foremost ? foremost[row.place] : null;
        return (
          !noProviders &&
          provider !== undefined && (
            <ProviderRail key={`provider ${row.place}`} provider={provider} />
          )
        );
      }
    }
  };

  const above: (LobbyList | null)[] = [
    session && playedNone ? 'freespin' : null,
    session && likesNone && operator.features.favourites ? firstKind : null,
  ];
  return (
    <div className={css.root}>
      {lobbyRows(operator, session !== null, above).map(rendered)}
      <HomeJackpots />
      {session && <BecauseYouPlayed instead={rendered(SPARE_PROVIDER)} />}
      <CollectionRow />
      {!noProviders && (
        <ProviderStrip
          state={providers ? { status: 'ready', providers } : { status: 'loading' }}
          hrefOf={(provider) => href(`/list/${encodeURIComponent(provider.code)}`)}
        />
      )}
    </div>
  );
}
