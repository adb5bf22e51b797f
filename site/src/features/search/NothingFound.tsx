import { type Game, searchGames, searchIndex, searchTerm } from '@brand/domain';
import { CategoryChips, EmptyState, GameRail, Heading, LinkButton } from '@brand/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import { categoryItems } from '../games/categoryItems.ts';
import { useGameActions } from '../games/useGameActions.ts';
import { AdminLink } from '../session/AdminLink.tsx';
import { useAdminContact } from '../session/useAdminContact.ts';
import * as css from './SearchResults.css.ts';
import { searchPath } from './searchPath.ts';

interface NothingFoundProps {
  term: string;
  /** All games, as far as they are here. */
  all: readonly Game[];
  /** The name of the page. */
  title: string;
}

const POPULAR = 16;

/** No game is found: fewer words, the kinds of games, what is popular, and admin. */
export function NothingFound({ term, all, title }: NothingFoundProps) {
  const intl = useIntl();
  const { href } = usePlace();
  const { operator } = useServices();
  const actions = useGameActions();
  const admin = useAdminContact(true);
  const words = useMemo(() => wordsFound(term, all), [term, all]);
  const popular = all.filter(({ hot, available }) => hot && available).slice(0, POPULAR);
  return (
    <>
      <Heading level={1} className={css.unseen}>
        {title}
      </Heading>
      <div role="status">
        <EmptyState
          level={2}
          title={String(intl.formatMessage({ id: 'site.search.none' }, { term }))}
          text={String(intl.formatMessage({ id: 'site.search.noneText' }))}
          action={
            <div className={css.ways}>
              {words.map((word) => (
                <LinkButton key={word} variant="soft" href={href(searchPath(word))}>
                  {intl.formatMessage({ id: 'site.search.instead' }, { term: word })}
                </LinkButton>
              ))}
              {admin !== null && <AdminLink variant="outline" tone="neutral" href={admin} />}
            </div>
          }
        />
      </div>
      <CategoryChips items={categoryItems(operator.menus.games, href, null)} />
      {popular.length > 0 && (
        <GameRail
          title={String(intl.formatMessage({ id: 'site.rail.hot' }))}
          state={{ status: 'ready', games: popular }}
          moreHref={href('/list/hot')}
          actions={actions}
        />
      )}
    </>
  );
}

/** The words of a term that find something by themselves, three at most. */
function wordsFound(term: string, all: readonly Game[]): readonly string[] {
  const words = [...new Set(term.split(/[\s-]+/))].filter((word) => searchTerm(word) === word);
  if (words.length === 0 || words[0] === term) return [];
  const index = searchIndex(all);
  return words.filter((word) => searchGames([index], word).matches.length > 0).slice(0, 3);
}
