import type { GameCollection } from '@brand/domain';
import type { CategoryChip, NavItem } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listTitleId } from '../../../document/pageTitle.ts';
import { useServices } from '../../../member/services.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { collectionsOptions } from './collectionQueries.ts';

/** Places of the menu whose icons fit, because every page has them. */
const ICONS: Readonly<Record<GameCollection, NavItem['name']>> = {
  jackpot: 'tournament',
  'high-rtp': 'vip',
  'big-wins': 'vip',
  'buy-bonus': 'freespin',
  'low-bet': 'games',
  fortune: 'games',
  animals: 'games',
  fruits: 'games',
};

/**
 * Links to the collections, as far as the server or another part of the site has found them: a list does not read all
 * games for its links.
 *
 * @param current the collection that is shown, which always has a link
 */
export function useCollectionItems(current: GameCollection | null): readonly CategoryChip[] {
  const intl = useIntl();
  const { href } = usePlace();
  const services = useServices();
  const { data } = useQuery({ ...collectionsOptions(services), enabled: false });
  const ids = data?.map(({ id }) => id) ?? [];
  return (current === null || ids.includes(current) ? ids : [current, ...ids]).map((id) => ({
    name: ICONS[id],
    label: intl.formatMessage({ id: listTitleId(id) }),
    href: href(`/list/${id}`),
    current: id === current,
  }));
}
