import type { Game, Locale } from '@brand/domain';
import { useTimeout } from '@brand/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deviceClassOf } from '../../app/deviceClass.ts';
import { failureOf } from '../../app/failureOf.ts';
import { useServices } from '../../app/services.ts';
import { isGameAddress } from './gameAddress.ts';
import { loadGameDetailApi } from '../games/gameDetailQueries.ts';

/** A game that has not loaded after this long is called failed. */
const LOAD_LIMIT_MS = 15_000;

/**
 * Asks for the address of a game once it is known, and again on retry. Phones go there; desktops get a frame.
 *
 * @param isDemo with play money, which needs no session
 */
export function useGameLaunch(game: Game | undefined, locale: Locale, isDemo: boolean) {
  const { api, account, operator } = useServices();
  const hosts = [operator.hosts.games, ...operator.games.frameHosts];
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<'loading' | 'ready' | 'late'>('loading');
  const isMobile = deviceClassOf(navigator) === 'mobile';
  const {
    mutate,
    data: src,
    error,
  } = useMutation({
    mutationFn: async (launched: Game) => {
      const launch = isDemo ? (await loadGameDetailApi(api)).launchDemo : (await account()).launch;
      const address = await launch({ game: launched, client: isMobile ? 'MB' : 'PC', locale });
      return isGameAddress(address, hosts) ? address : null;
    },
    onMutate: () => setProgress('loading'),
    onSuccess: (address) => {
      // Replaced, so that one step back is the lobby and not this page, which would start the game again.
      if (address && isMobile) location.replace(address);
    },
  });

  useEffect(() => {
    if (game) mutate(game);
  }, [game, attempt, mutate]);
  useTimeout(
    () => setProgress('late'),
    src && !isMobile && progress === 'loading' ? LOAD_LIMIT_MS : null,
  );

  return {
    src: src ?? null,
    refused: src === null,
    failure: error ? failureOf(error) : null,
    progress,
    isMobile,
    loaded: () => setProgress('ready'),
    retry: () => setAttempt((count) => count + 1),
  };
}
