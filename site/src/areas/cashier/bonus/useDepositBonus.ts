import type { BonusOffer, BonusRefusal, DepositChannel } from '@brand/domain';
import type { BonusChoiceState } from '@brand/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { BONUSES_KEY, bonusesOfChannelOptions } from '../../../member/bonus/bonusQueries.ts';
import { useOffersNow } from '../../../member/bonus/useOffersNow.ts';
import { useWantedBonus, wantedBonus } from '../../../member/bonus/wantedBonus.ts';

/** The bonuses that a deposit through one channel can have, and the selected one. */
export interface DepositBonusChoice {
  readonly state: BonusChoiceState;
  /** Sent with the deposit. Null for no bonus. */
  readonly chosen: BonusOffer | null;
  /** Why the requested one is not available here. */
  readonly refusal: Pick<BonusRefusal, 'code'> | null;
  choose(id: string | null): void;
  /** Requests them again: after a failure, and after one was refused. */
  retry(): void;
}

/** Reason for a promotion that the channel does not offer. */
const OTHER_CHANNEL = 2109;

/**
 * Bonuses that can be selected for a deposit.
 *
 * @param channel the selected one; null while there is none
 */
export function useDepositBonus(channel: DepositChannel | null): DepositBonusChoice {
  const services = useServices();
  const { locale } = usePlace();
  const queries = useQueryClient();
  const wanted = useWantedBonus();
  const enabled = channel !== null && services.operator.features.promotions;
  const options = bonusesOfChannelOptions(services.api, locale, channel?.id ?? '');
  const { data, error, isFetching } = useQuery({ ...options, enabled });

  const offers = useOffersNow(data?.offers ?? []).filter(({ by }) => by === 'deposit');
  const open = offers.filter(({ refusal }) => refusal === null);
  const found = offers.find(({ id }) => id === wanted) ?? null;
  const state: BonusChoiceState = !enabled
    ? { status: 'ready', offers: [] }
    : data
      ? { status: 'ready', offers: open }
      : error && !isFetching
        ? { status: 'error' }
        : { status: 'loading' };
  return {
    state,
    chosen: found?.refusal === null ? found : null,
    refusal: data && wanted !== null ? refusalOf(found) : null,
    choose: wantedBonus.choose,
    retry: () => void queries.invalidateQueries({ queryKey: BONUSES_KEY }),
  };
}

function refusalOf(found: BonusOffer | null): Pick<BonusRefusal, 'code'> | null {
  return found ? found.refusal : { code: OTHER_CHANNEL };
}
