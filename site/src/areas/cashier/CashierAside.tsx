import { WHOLE_HISTORY } from '@brand/domain';
import { WalletSummary } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { allBonusesOptions } from '../../member/bonus/bonusQueries.ts';
import { useOffersNow } from '../../member/bonus/useOffersNow.ts';
import { limitsOptions } from '../../member/limits/limitsQuery.ts';
import { useServices } from '../../member/services.ts';
import { creditOptions } from '../../member/wallet/creditQuery.ts';
import { usePlace } from '../../routing/navigation.ts';
import { useHistoryRows } from './history/useHistoryRows.ts';

const RECENT = 3;
const BONUSES = 3;
const KINDS = {
  deposit: { ...WHOLE_HISTORY, type: 'deposit' },
  withdraw: { ...WHOLE_HISTORY, type: 'withdraw' },
} as const;

/**
 * Beside the cashier on a desktop: what a member checks while paying.
 *
 * @param kind what is open; a withdrawal shows balance and limits itself
 */
export function CashierAside({ kind }: { kind: 'deposit' | 'withdraw' }) {
  const intl = useIntl();
  const services = useServices();
  const { locale, href } = usePlace();
  const { features, protection } = services.operator;
  const isDeposit = kind === 'deposit';
  const { data: credit } = useQuery({ ...creditOptions(services.account), enabled: isDeposit });
  const { data: limits } = useQuery({
    ...limitsOptions(services),
    enabled: isDeposit && protection.depositLimits,
  });
  const { data: bonuses } = useQuery({
    ...allBonusesOptions(services.api, locale),
    enabled: isDeposit && features.promotions,
  });
  const offers = useOffersNow(bonuses?.offers ?? []);
  const { rows } = useHistoryRows(KINDS[kind]);
  const say = (id: string) => intl.formatMessage({ id });
  const question = say(`site.cashier.help.${kind}`);
  return (
    <WalletSummary
      balance={isDeposit ? (credit ?? null) : undefined}
      limits={limits?.limits}
      limitsHref={href('/limits')}
      bonuses={
        bonuses &&
        offers
          .filter(({ by, refusal }) => by === 'deposit' && refusal === null)
          .slice(0, BONUSES)
          .map(({ id, title }) => ({
            id,
            label: title,
            href: href(`/promotion?id=${encodeURIComponent(id)}`),
          }))
      }
      recent={rows && rows.slice(0, RECENT)}
      historyHref={href('/history')}
      help={[
        { id: kind, label: question, href: href(`/help?q=${encodeURIComponent(question)}`) },
        { id: 'all', label: say('site.cashier.help.all'), href: href('/help') },
      ]}
    />
  );
}
