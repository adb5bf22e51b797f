import { Button, Icon, Select, Text, TextField } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MembersChoice } from '../../member/affiliate/affiliateQueries.ts';
import * as css from './AffiliateTables.css.ts';
import { useTableAddress } from './useTableAddress.ts';

const SORTS = ['joined', 'deposit', 'turnover', 'commission'] as const;

/** Maximum length: no display name is longer, and the API accepts no more. */
const LONGEST_SEARCH = 50;

/** Search and order of the member list from the address. An invalid value counts as missing. */
export function useMembersChoice(): MembersChoice {
  const { params } = useTableAddress();
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'joined',
  };
}

interface MemberToolsProps {
  choice: MembersChoice;
  /** Number of members on all pages. Undefined while unknown. */
  total: number | undefined;
}

/** Controls above the member list: search, order, and the number of members. */
export function MemberTools({ choice, total }: MemberToolsProps) {
  const intl = useIntl();
  const address = useTableAddress();
  const [typed, setTyped] = useState(choice.search);
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    address.choose({ search: typed.trim() });
  };
  return (
    <div className={css.tools}>
      <form role="search" onSubmit={handleSubmit} className={css.search}>
        <TextField
          type="search"
          name="search"
          label={say('search')}
          placeholder={say('searchHint')}
          maxLength={LONGEST_SEARCH}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="soft"
          tone="neutral"
          iconStart={<Icon glyph={glyphs.search} size={20} />}
        >
          {say('searchSubmit')}
        </Button>
      </form>
      <Select
        label={say('sort')}
        options={SORTS.map((sort) => ({ value: sort, label: say(`sort.${sort}`) }))}
        value={choice.sort}
        onValueChange={(sort) => address.choose({ sort: sort === 'joined' ? null : sort })}
        className={css.sort}
      />
      <Text size="sm" tone="muted" role="status" className={css.count}>
        {total === undefined
          ? ' '
          : intl.formatMessage({ id: 'site.affiliate.found' }, { count: total })}
      </Text>
    </div>
  );
}
