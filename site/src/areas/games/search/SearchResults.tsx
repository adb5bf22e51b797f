import { type GameSort, type GameType, GAME_SORTS, GAME_TYPES, searchTerm } from '@brand/domain';
import { CategoryChips, Chip, GameGrid, Heading, Text, useText } from '@brand/ui';
import { type ReactNode, createElement, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { contentFailureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace, useRouteParam } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { useSearchChoice } from '../../../routing/useSearchChoice.ts';
import { categoryItems } from '../categoryItems.ts';
import { useCollectionItems } from '../collections/useCollectionItems.ts';
import * as games from '../games.css.ts';
import { useGameActions } from '../useGameActions.ts';
import { usePageTitle } from '../../../document/usePageTitle.ts';
import { Explained } from './Explained.tsx';
import * as css from './SearchResults.css.ts';
import { rememberSearch } from './recentSearches.ts';
import { offerSearchPlace } from './searchPlace.ts';
import type { SearchPart } from './searchPart.ts';
import { useSearchResults } from './useSearchResults.ts';
import { mainLocale } from '../../../language/locale.ts';

/** The order of the results, or what else there is. It loads beside them, which come first. */
const resultParts = page(() => import('./resultParts.ts'));

const KINDS = ['all', ...GAME_TYPES] as const;

interface SearchResultsProps {
  /** Start of a search. */
  heading: ReactNode;
}

/** The results for the term in the address, or the start of a search. */
export function SearchResults({ heading }: SearchResultsProps) {
  const place = usePlace();
  const { operator } = useServices();
  const collections = useCollectionItems(null);
  const term = searchTerm(useRouteParam('id') ?? '');
  return (
    <div className={games.root}>
      {term === null ? (
        <>
          <CategoryChips
            items={[...categoryItems(operator.menus.games, place.href, null), ...collections]}
          />
          {heading}
          <div ref={offerSearchPlace} className={css.start} />
        </>
      ) : (
        <Found key={term} term={term} />
      )}
    </div>
  );
}

function Found({ term }: { term: string }) {
  const intl = useIntl();
  const { locale } = usePlace();
  const [asked, choose] = useSearchChoice<GameType | 'all'>('type', KINDS);
  const [sort, setSort] = useSearchChoice<GameSort>('sort', GAME_SORTS);
  const results = useSearchResults(term, { kind: asked, sort });
  const { part } = results;
  const retry = useRetryFailed();
  const title = usePageTitle();
  const found = results.games;
  const counts = useMemo(() => (found ? countsOf(found) : (part?.kinds ?? {})), [found, part]);
  const kinds = GAME_TYPES.filter((type) => counts[type] !== undefined);
  const kind = kinds.find((each) => each === asked) ?? 'all';
  const parts = useLazyModule(resultParts, true);
  const shown = useMemo(() => {
    const ofKind = kind === 'all' ? found : found?.filter(({ type }) => type === kind);
    return sort === 'default'
      ? ofKind
      : ofKind && parts?.orderGames(ofKind, sort, locale, mainLocale());
  }, [found, kind, sort, locale, parts]);
  const plain = useGameActions();
  const actions = useMemo(
    () => parts?.withCaption(plain, parts.sortCaption(intl, sort)) ?? plain,
    [plain, parts, intl, sort],
  );
  const visible = shown ?? part?.games;
  const count = shown?.length ?? part?.count ?? 0;
  const isFound = (found !== undefined && found.length > 0) || part !== null;
  useEffect(() => {
    if (isFound) rememberSearch(term);
  }, [isFound, term]);

  if (found?.length === 0 && parts) {
    return createElement(parts.NothingFound, { term, catalogue: results.catalogue, title });
  }
  return (
    <>
      <div className={css.head}>
        <Heading level={1} size="page" className={games.title}>
          {title}
        </Heading>
        <div className={css.line}>
          <div role="status" className={css.said}>
            {count > 0 && (
              <Text tone="muted">{intl.formatMessage({ id: 'site.search.found' }, { count })}</Text>
            )}
            <Explained
              term={term}
              meant={results.meant}
              dropped={results.dropped}
              best={results.best}
            />
          </div>
          {parts &&
            (found || !results.error) &&
            createElement(parts.ResultOrder, {
              sort,
              offered: found ? parts.sortsFor(found) : part?.sorts,
              onChoose: setSort,
            })}
        </div>
      </div>
      {/* Rendered before they are known, even if there is only one, so that nothing below moves. */}
      {(found || !results.error) && (
        <Kinds counts={counts} kinds={kinds} chosen={kind} onChoose={choose} />
      )}
      <GameGrid
        state={
          visible && visible.length > 0
            ? { status: 'ready', games: visible, more: count - visible.length }
            : results.error
              ? {
                  status: 'error',
                  text: intl.formatMessage({ id: contentFailureOf(results.error).messageId }),
                }
              : { status: 'loading' }
        }
        actions={actions}
        onRetry={retry}
      />
    </>
  );
}

type Counts = SearchPart['kinds'];

function countsOf(found: readonly { readonly type: GameType }[]): Counts {
  const counts: Partial<Record<GameType, number>> = {};
  for (const { type } of found) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

interface KindsProps {
  kinds: readonly GameType[];
  counts: Counts;
  chosen: GameType | 'all';
  onChoose: (kind: GameType | 'all') => void;
}

/** The game types of the results, each with its number. The address stores the choice. */
function Kinds({ kinds, counts, chosen, onChoose }: KindsProps) {
  const t = useText();
  const intl = useIntl();
  const all = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  return (
    <div
      className={css.kinds}
      role="group"
      aria-label={intl.formatMessage({ id: 'site.search.kinds' })}
    >
      <Chip selected={chosen === 'all'} onClick={() => onChoose('all')}>
        {intl.formatMessage({ id: 'site.list.all' })} {all > 0 && all}
      </Chip>
      {kinds.map((kind) => (
        <Chip key={kind} selected={chosen === kind} onClick={() => onChoose(kind)}>
          {t(`shell.nav.${kind}`)} {counts[kind]}
        </Chip>
      ))}
    </div>
  );
}
