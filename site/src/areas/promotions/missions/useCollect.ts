import { ApiError } from '@brand/api';
import { CODE, type CollectState, collectStart, collectTransition } from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHoldPage } from '../../../platform/connection/busy.ts';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { useFlow } from '../../../platform/query/useFlow.ts';
import { dropDraft, readDraft, saveDraft } from '../../../platform/storage/drafts.ts';
import { BONUSES_KEY } from '../../../member/bonus/bonusQueries.ts';
import { refreshWallet } from '../../../member/cashier/refreshWallet.ts';
import { FREE_SPINS_KEY, MISSIONS_KEY } from '../../../member/missions/missionQueries.ts';

interface CollectOptions {
  /** Identifies the reward in the storage of the tab. */
  form: string;
  /** Whether the API has it as collected. */
  isCollected: boolean;
  /** Collects it under a key. */
  call: (idempotencyKey: string) => Promise<unknown>;
  /** The API has just given it. */
  onGiven: () => void;
}

/** The API refuses because the reward was given before: from another tab, or by a request whose reply was lost. */
const GIVEN_BEFORE: readonly (number | null)[] = [CODE.rewardCollected, CODE.checkedIn];

/**
 * Binds the collection of one reward to the API: one key for each intent, stored until there is a reply, so that no press,
 * reload or connection error collects twice. What it may have changed is read again after each reply.
 */
export function useCollect({ form, isCollected, call, onGiven }: CollectOptions): {
  state: CollectState;
  collect: () => void;
  recheck: () => void;
} {
  const queries = useQueryClient();
  const [state, send, peek] = useFlow(
    collectTransition,
    collectStart(readDraft(form)['intent'] ?? null),
  );
  useHoldPage(state.status === 'collecting');

  useEffect(() => {
    if (!isCollected) return;
    dropDraft(form);
    send({ type: 'seenCollected' });
  }, [isCollected, form, send]);

  function collect() {
    const intent = crypto.randomUUID();
    const before = peek();
    if (send({ type: 'pressed', intent }) === before) return;
    saveDraft(form, { intent });
    void ask(intent);
  }

  function recheck() {
    const before = peek();
    const next = send({ type: 'rechecked' });
    if (next !== before && next.status === 'collecting') void ask(next.intent);
  }

  async function ask(intent: string) {
    try {
      await call(intent);
      dropDraft(form);
      send({ type: 'given', intent });
      onGiven();
    } catch (error) {
      // No reply is not a refusal: the reward may have been given.
      if (error instanceof ApiError && error.unsettled) {
        send({ type: 'connectionLost', intent });
      } else {
        dropDraft(form);
        if (error instanceof ApiError && GIVEN_BEFORE.includes(error.code)) {
          send({ type: 'seenCollected' });
        } else {
          send({ type: 'refused', intent, failure: failureOf(error) });
        }
      }
    }
    for (const queryKey of [MISSIONS_KEY, FREE_SPINS_KEY, BONUSES_KEY]) {
      void queries.invalidateQueries({ queryKey });
    }
    void refreshWallet(queries);
  }

  return { state, collect, recheck };
}
