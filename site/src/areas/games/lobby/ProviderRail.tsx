import { type GameCategory, gameName } from '@brand/domain';
import { GameRail } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { gameListOptions } from '../gameQueries.ts';
import { useGameActions } from '../useGameActions.ts';
import { useRailState } from './LobbyRail.tsx';
import { mainLocale } from '../../../language/locale.ts';

const RAIL_GAMES = 14;

/** Games of one provider, under its logo. @param provider null while unknown */
export function ProviderRail({ provider }: { provider: GameCategory | null }) {
  const { href, locale } = usePlace();
  const { api } = useServices();
  const session = useSession();
  const code = provider?.code ?? '';
  const { data, error } = useQuery({
    ...gameListOptions(api, { category: code, limit: RAIL_GAMES }, session?.userId ?? null),
    enabled: provider !== null,
  });
  const state = useRailState(data?.games, error);
  const actions = useGameActions();
  if (data?.games.length === 0) return <></>;
  return (
    <GameRail
      title={provider ? gameName(provider, locale, mainLocale()) : '\u200b'}
      mark={provider?.image}
      state={state}
      {...(provider && { moreHref: href(`/list/${encodeURIComponent(code)}`) })}
      actions={actions}
    />
  );
}
