import { type GameDetail, gameName } from '@brand/domain';
import { Badge, Card, Heading, Icon, Inline, LinkButton, Skeleton, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import { GameFacts } from './GameFacts.tsx';
import * as css from './GameInfo.css.ts';
import { GamePicture } from './GamePicture.tsx';
import { demoPath, gamePath } from '../games/gameHref.ts';

/** One game to read about: its picture, maker and figures, and the ways to play it. */
export function GameInfo({ game }: { game: GameDetail }) {
  const t = useText();
  const intl = useIntl();
  const { href, locale } = usePlace();
  const { operator } = useServices();
  const marks = [
    game.hot && ('hot' as const),
    game.isNew && ('new' as const),
    game.freeSpin && ('freespin' as const),
  ].filter((mark) => mark !== false);
  return (
    <article className={css.page}>
      <GamePicture game={game} />
      <div className={css.words}>
        <div className={css.head}>
          {marks.length > 0 && (
            <Inline>
              {marks.map((mark) => (
                <Badge key={mark} tone={mark === 'freespin' ? 'accent' : mark}>
                  {t(`games.badge.${mark}`)}
                </Badge>
              ))}
            </Inline>
          )}
          <Heading level={1} size="2xl">
            {gameName(game, locale)}
          </Heading>
          <a href={href(`/list/${encodeURIComponent(game.provider.id)}`)} className={css.provider}>
            {game.provider.name}
          </a>
        </div>
        {game.available ? (
          <div className={css.actions}>
            <LinkButton
              href={href(gamePath(game))}
              size="lg"
              iconStart={<Icon glyph={glyphs.play} size={20} />}
            >
              {t('games.play')}
            </LinkButton>
            {game.demo && operator.features.demo && (
              <LinkButton href={href(demoPath(game))} size="lg" variant="outline" tone="neutral">
                {t('games.demo')}
              </LinkButton>
            )}
          </div>
        ) : (
          <Inline>
            <Badge tone="pending" icon={glyphs.clock}>
              {t('games.unavailable')}
            </Badge>
          </Inline>
        )}
        <Card as="section" aria-label={intl.formatMessage({ id: 'site.game.facts' })}>
          <GameFacts game={game} />
        </Card>
      </div>
    </article>
  );
}

/** The shape of a game that is on its way. */
export function GameInfoShape() {
  const t = useText();
  return (
    <div className={css.page} role="status" aria-label={t('common.loading')} aria-busy="true">
      <Skeleton className={css.art} />
      <div className={css.words}>
        <Skeleton className={css.titleShape} />
        <Skeleton className={css.titleShape} />
        <Skeleton className={css.factsShape} />
      </div>
    </div>
  );
}
