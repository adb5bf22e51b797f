import { CategoryChips, EmptyState, GameRail, Heading, LinkButton } from '@brand/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { categoryItems } from '../categoryItems.ts';
import { useCollectionItems } from '../collections/useCollectionItems.ts';
import { useGameActions } from '../useGameActions.ts';
import { AdminLink } from '../../../member/contact/AdminLink.tsx';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import * as css from './SearchResults.css.ts';
import { searchPath } from './searchPath.ts';
import type { Catalogue } from './useCatalogue.ts';

interface NothingFoundProps {
  term: string;
  /** All games, as far as they have loaded. */
  catalogue: Catalogue;
  /** Title of the page. */
  title: string;
}

const POPULAR = 16;
/** Number of suggested shorter searches. */
const WORDS = 3;

/** No game was found: suggests shorter searches, game types, popular games, and admin. */
export function NothingFound({ term, catalogue, title }: NothingFoundProps) {
  const intl = useIntl();
  const { href } = usePlace();
  const { operator } = useServices();
  const actions = useGameActions();
  const admin = useAdminContact(true);
  const collections = useCollectionItems(null);
  const { games, finder } = catalogue;
  const words = useMemo(() => finder?.words(term, WORDS) ?? [], [finder, term]);
  const popular = games.filter(({ hot, available }) => hot && available).slice(0, POPULAR);
  return (
    <>
      <Heading level={1} className={css.unseen}>
        {title}
      </Heading>
      <div role="status">
        <EmptyState
          level={2}
          picture={<SiteIllustration name="owl" />}
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
      <CategoryChips items={[...categoryItems(operator.menus.games, href, null), ...collections]} />
      {popular.length > 0 && (
        <GameRail
          title={String(intl.formatMessage({ id: 'site.rail.hot' }))}
          state={{ status: 'ready', games: popular }}
          moreHref={href('/list/hot')}
          withoutBadge="hot"
          actions={actions}
        />
      )}
    </>
  );
}
