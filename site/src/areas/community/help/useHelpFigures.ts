import type { AmountRange, HelpFigures, Profile } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { leaderOptions, useAffiliateApi } from '../../../member/affiliate/affiliateQueries.ts';
import { profileOptions, withdrawTermsOptions } from '../../../member/cashier/cashierQueries.ts';
import { useCashierApi } from '../../../member/cashier/useCashierApi.ts';
import { helpFigures, visitorFigures } from './helpFigures.ts';

/**
 * The figures in help articles: general ones for a visitor, those of the own channels for a member. An unknown figure is
 * null, and a sentence that needs it is not shown.
 *
 * @param withAffiliate whether an open article needs the minimum of the affiliate programme
 */
export function useHelpFigures(withAffiliate: boolean): HelpFigures {
  const { locale } = usePlace();
  const services = useServices();
  const cashier = useCashierApi();
  const isMember = useSession() !== null;
  const profile = useQuery({ ...profileOptions(services, locale), enabled: isMember });
  const terms = useQuery({ ...withdrawTermsOptions(cashier, services.clock), enabled: isMember });
  const { payoutMinutes, hideaff } = services.operator;
  const affiliate = useAffiliateApi();
  const leader = useQuery({
    ...leaderOptions(affiliate, services.clock),
    refetchInterval: false,
    enabled: isMember && withAffiliate && !hideaff,
  });
  const affiliateMin = leader.data?.withdraw.minimum;
  return useMemo(() => {
    if (!isMember) return visitorFigures(payoutMinutes);
    return helpFigures({
      deposit: rangeOfChannels(profile.data),
      withdraw: terms.data?.range,
      affiliateMin,
      payoutMinutes,
    });
  }, [isMember, profile.data, terms.data, payoutMinutes, affiliateMin]);
}

/**
 * From the lowest minimum to the highest maximum of all channels. Undefined while they are unknown, or if there are
 * none.
 */
export function rangeOfChannels(
  profile: Pick<Profile, 'qrChannels' | 'bankChannels' | 'usdtChannels'> | undefined,
): AmountRange | undefined {
  if (!profile) return undefined;
  const { qrChannels, bankChannels, usdtChannels } = profile;
  const ranges = [...qrChannels, ...bankChannels, ...usdtChannels].map(({ range }) => range);
  return ranges.reduce<AmountRange | undefined>(
    (all, { min, max }) =>
      all
        ? { min: min < all.min ? min : all.min, max: max > all.max ? max : all.max }
        : { min, max },
    undefined,
  );
}
