import { ApiError } from '@brand/api';
import { type BonusOffer, NO_CLAIM, claimTransition, formatSatangShort } from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useHoldPage } from '../../platform/connection/busy.ts';
import { failureOf } from '../../platform/errors/failureOf.ts';
import { usePlace } from '../../routing/navigation.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { dropDraft, saveDraft, readDraft } from '../../platform/storage/drafts.ts';
import { track } from '../../platform/telemetry/track.ts';
import { useFlow } from '../../platform/query/useFlow.ts';
import { refreshWallet } from '../../member/cashier/refreshWallet.ts';
import { loadPromotionsApi } from '../../member/bonus/promotionsApi.ts';
import { useServices } from '../../member/services.ts';
import { BONUSES_KEY } from '../../member/bonus/bonusQueries.ts';
import { PROMOTIONS_KEY } from './promotionQueries.ts';

/** Storage key of a claim's idempotency key until the reply is known: a reload retries with the same one. */
const formOf = ({ id }: BonusOffer) => `claim ${id}`;

/**
 * Binds the claim of a bonus to the API: one key for each intent, stored until there is a reply, so that no press, reload
 * or connection error claims a bonus twice. Balance, bonuses and promotions are read again whenever something may have
 * changed.
 */
export function useClaim() {
  const intl = useIntl();
  const { api } = useServices();
  const { locale } = usePlace();
  const queries = useQueryClient();
  const [state, send, peek] = useFlow(claimTransition, NO_CLAIM);
  useHoldPage(state.status === 'claiming');

  function confirm() {
    const before = peek();
    if (before.status !== 'asking') return;
    const { offer } = before;
    const intent = readDraft(formOf(offer))['intent'] ?? crypto.randomUUID();
    saveDraft(formOf(offer), { intent });
    const next = send({ type: 'confirmed', intent });
    if (next.status === 'claiming') void claim(offer, intent);
  }

  function recheck() {
    const before = peek();
    if (before.status !== 'unsure') return;
    const next = send({ type: 'rechecked' });
    if (next.status === 'claiming') void claim(next.offer, next.intent);
  }

  async function claim(offer: BonusOffer, intent: string) {
    try {
      const promotions = await loadPromotionsApi(api);
      const { credit, turnover } = await promotions.claim(offer.id, locale, {
        idempotencyKey: intent,
      });
      dropDraft(formOf(offer));
      send({ type: 'given', intent });
      track('promotion_claimed');
      const words = {
        credit: formatSatangShort(credit),
        turnover: formatSatangShort(turnover.required),
      };
      const id = turnover.required > 0 ? 'site.bonus.taken' : 'site.bonus.takenFree';
      notify({ tone: 'success', text: intl.formatMessage({ id }, words) });
    } catch (error) {
      // No reply is not a refusal: the bonus may have been granted.
      if (error instanceof ApiError && error.unsettled) {
        send({ type: 'connectionLost', intent });
      } else {
        dropDraft(formOf(offer));
        send({ type: 'refused', intent, failure: failureOf(error) });
      }
    }
    void queries.invalidateQueries({ queryKey: BONUSES_KEY });
    void queries.invalidateQueries({ queryKey: PROMOTIONS_KEY });
    void refreshWallet(queries);
  }

  return {
    state,
    /** Opens the dialog with the terms of a bonus. Nothing is sent yet. */
    ask: (offer: BonusOffer) => void send({ type: 'opened', offer }),
    confirm,
    recheck,
    close: () => void send({ type: 'closed' }),
  };
}
