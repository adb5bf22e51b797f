'use client';

import { type Game, gameName } from '@brand/domain';
import { useContext, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { useImage } from '../../private/useImage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { NAV_ICONS } from '../../shell/navItem.ts';
import { STILL_MARKS } from '../gameActions.ts';
import { Marked } from './Marked.tsx';
import * as css from './SearchSuggestions.css.ts';
import { SuggestionsContext } from './suggestionsContext.ts';

interface GameOptionProps {
  game: Game;
  /** Its position among all suggestions. */
  at: number;
  /** The search term to highlight. Null if the game is not a search result. */
  term: string | null;
}

/** A game suggestion: image, names in both languages and provider. */
export function GameOption({ game, at, term }: GameOptionProps) {
  const t = useText();
  const { locale, defaultLocale } = useIntl();
  const parts = useContext(SuggestionsContext);
  const image = useImage(game.image);
  const { marks } = parts ?? { marks: STILL_MARKS };
  const read = () => game.available && !marks.isClosed?.(game);
  const open = useSyncExternalStore(marks.subscribe, read, read);
  const name = gameName(game, locale, defaultLocale);
  const other = name === game.nameTh ? game.nameEn : game.nameTh;
  return (
    <a
      {...parts?.option(at)}
      href={parts?.gameHref(game)}
      onClick={(event) => parts?.onGame?.(game, event)}
      className={css.game}
      data-part="game"
      data-state={open ? undefined : 'unavailable'}
    >
      <span className={css.picture}>
        {image ? (
          <img
            className={css.image}
            {...image}
            alt=""
            width={42}
            height={56}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Icon glyph={NAV_ICONS[game.type]} size={20} />
        )}
      </span>
      <span className={css.names}>
        <span className={css.name}>
          <Marked text={name} term={term} />
        </span>
        <span className={css.more}>
          {other !== '' && other !== name && (
            <>
              <bdi>
                <Marked text={other} term={term} />
              </bdi>
              {' · '}
            </>
          )}
          <Marked text={game.provider.name} term={term} />
          {!open && ` · ${t('games.unavailable')}`}
        </span>
      </span>
    </a>
  );
}
