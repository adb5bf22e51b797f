import { gameName } from '@brand/domain';
import { useQueries } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useServices } from '../../member/services.ts';
import { gameDetailOptions } from '../../member/games/gameDetailQueries.ts';
import { mainLocale } from '../../language/locale.ts';

/** Maximum number of listed names. The others are counted. */
const MOST = 8;

/** Names of games by their codes, in the language of the page. Unknown or unavailable games are left out. */
export function useGameNames(codes: readonly string[]): Readonly<Record<string, string>> {
  const { api } = useServices();
  const { locale } = usePlace();
  return useQueries({
    queries: codes.slice(0, MOST).map((code) => gameDetailOptions(api, code)),
    combine: (results) =>
      Object.fromEntries(
        results.flatMap(({ data }, index) => {
          const code = codes[index];
          return data && code !== undefined ? [[code, gameName(data, locale, mainLocale())]] : [];
        }),
      ),
  });
}
