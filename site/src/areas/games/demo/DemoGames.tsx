import { type Game, GAME_TYPES } from '@brand/domain';
import { Banner, CategoryChips, GameGrid, type GameGridProps, Heading } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { contentFailureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useSearchChoice } from '../../../routing/useSearchChoice.ts';
import { demoPath } from '../gameHref.ts';
import { useClosedProviders } from '../useClosedProviders.ts';
import { useGameActions } from '../useGameActions.ts';
import { useWholeList } from '../useWholeList.ts';
import * as css from './DemoGames.css.ts';
import { DemoLobbies } from './DemoLobbies.tsx';

const KINDS = ['all', ...GAME_TYPES] as const;

/** How the games are asked for. */
export const DEMOS = { demo: true } as const;

/** Games with play money, by type, and the operator's external demo tables. */
export function DemoGames() {
  const intl = useIntl();
  const { href } = usePlace();
  const say = (id: string) => intl.formatMessage({ id });
  const [kind] = useSearchChoice('type', KINDS);
  const { games, error, retry } = useWholeList(DEMOS);
  useClosedProviders();
  const actions = useDemoActions();
  const offered = GAME_TYPES.filter((type) => games?.some((game) => game.type === type));
  return (
    <div className={css.root}>
      <Banner icon={glyphs.coins}>{say('site.demo.hint')}</Banner>
      <DemoLobbies />
      <section className={css.section}>
        <Heading level={2}>{say('site.demo.games')}</Heading>
        {/* Until the types are known, a placeholder keeps their space, so that nothing below moves. */}
        {(offered.length > 1 || (!games && !error)) && (
          <CategoryChips
            items={[
              {
                name: 'demo',
                label: say('site.demo.all'),
                href: href('/demo'),
                current: kind === 'all',
              },
              ...offered.map((type) => ({
                name: type,
                href: href(`/demo?type=${type}`),
                current: kind === type,
              })),
            ]}
          />
        )}
        <GameGrid state={stateOf(games, error, kind, say)} actions={actions} onRetry={retry} />
      </section>
    </div>
  );
}

function stateOf(
  games: readonly Game[] | undefined,
  error: Error | null,
  kind: (typeof KINDS)[number],
  say: (id: string) => string,
): GameGridProps['state'] {
  if (games) {
    return {
      status: 'ready',
      games: kind === 'all' ? games : games.filter(({ type }) => type === kind),
    };
  }
  return error
    ? { status: 'error', text: say(contentFailureOf(error).messageId) }
    : { status: 'loading' };
}

/** A card here links to play money and says so. It does not start a game for real money. */
function useDemoActions() {
  const { href } = usePlace();
  const { infoHref, onFavouriteChange, marks } = useGameActions();
  return useMemo(
    () => ({
      playHref: (game: Game) => href(demoPath(game)),
      word: 'demo' as const,
      ...(infoHref && { infoHref }),
      ...(onFavouriteChange && { onFavouriteChange }),
      ...(marks && { marks }),
    }),
    [href, infoHref, onFavouriteChange, marks],
  );
}
