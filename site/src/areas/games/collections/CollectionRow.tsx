import { CollectionRail } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listTitleId } from '../../../document/pageTitle.ts';
import { useServices } from '../../../member/services.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { collectionsOptions } from './collectionQueries.ts';

/** The collections as tiles. Without any, or without a reply, there is no row. */
export function CollectionRow() {
  const intl = useIntl();
  const { href } = usePlace();
  const services = useServices();
  const { data, isError } = useQuery(collectionsOptions(services));
  if (isError || data?.length === 0) return <></>;
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <CollectionRail
      title={say('site.collections')}
      state={
        data
          ? {
              status: 'ready',
              collections: data.map((each) => ({
                ...each,
                name: say(listTitleId(each.id)),
                text: say(`site.collection.${each.id}.why`),
                href: href(`/list/${each.id}`),
              })),
            }
          : { status: 'loading' }
      }
    />
  );
}
