import { type AffiliateMember, bangkokDay } from '@brand/domain';
import { type DataColumn, EmptyState, LinkButton, Money, Stack, bangkokDate } from '@brand/ui';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../routing/navigation.ts';
import { MemberTools, useMembersChoice } from './MemberTools.tsx';
import { PagedTable } from './PagedTable.tsx';
import { membersOptions, useAffiliateApi } from '../../member/affiliate/affiliateQueries.ts';
import { useFigures } from '../../member/affiliate/useFigures.ts';
import { usePageNumber } from './usePageNumber.ts';

/** All referred members, with search and order from the address. */
export function AffiliateMembers() {
  const intl = useIntl();
  const { href } = usePlace();
  const api = useAffiliateApi();
  const page = usePageNumber();
  const choice = useMembersChoice();
  const { search } = choice;
  const query = useFigures(membersOptions(api, page, choice));
  const say = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `site.affiliate.${id}` }, values);
  const columns: readonly DataColumn<AffiliateMember>[] = [
    { id: 'name', header: say('name'), width: 0.9, cell: ({ name }) => name },
    {
      id: 'joined',
      header: say('joined'),
      width: 1.1,
      cell: ({ joinedAt }) =>
        joinedAt === null ? '–' : bangkokDate(bangkokDay(joinedAt), intl.locale, 'short'),
    },
    {
      id: 'lastActive',
      header: say('lastActive'),
      width: 1.1,
      cell: ({ lastActive }) =>
        lastActive === null ? '–' : bangkokDate(lastActive, intl.locale, 'short'),
    },
    {
      id: 'deposited',
      header: say('deposited'),
      kind: 'number',
      cell: ({ deposited }) => <Money amount={deposited} />,
    },
    {
      id: 'turnover',
      header: say('turnover'),
      kind: 'number',
      cell: ({ turnover }) => <Money amount={turnover} />,
    },
    {
      id: 'commission',
      header: say('commission'),
      kind: 'number',
      main: true,
      cell: ({ commission }) => <Money amount={commission} />,
    },
  ];
  const isNobody = query.data?.total === 0 && search === '';
  return (
    <Stack gap={4}>
      {!isNobody && <MemberTools key={search} choice={choice} total={query.data?.total} />}
      <PagedTable
        caption={intl.formatMessage({ id: 'site.title.affiliate-member' })}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        page={page}
        failedText={say('failedMembers')}
        empty={
          isNobody ? (
            <EmptyState
              picture={<SiteIllustration name="chest" />}
              title={say('noMembers')}
              text={say('noMembersText')}
              action={<LinkButton href={href('/affiliate#link')}>{say('toShare')}</LinkButton>}
            />
          ) : (
            <EmptyState
              picture={<SiteIllustration name="owl" />}
              title={say('noneFound', { search })}
              action={
                <LinkButton href={href('/affiliate/member')} variant="soft" tone="neutral">
                  {say('showAll')}
                </LinkButton>
              }
            />
          )
        }
      />
    </Stack>
  );
}
