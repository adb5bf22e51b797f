import { type Failure, type Fault, type RequestOutcome, errorMessageId } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { faultOf } from '../../../platform/errors/faultOf.ts';
import { useKeyedRequests } from '../../../member/payout/useKeyedRequests.ts';

/** Polling interval for a report of unknown outcome, while it is visible. */
const ASK_MS = 5_000;
const VOID_CODE = 4091;

interface Answers {
  /** It has arrived: sent again under its key, its first reply comes back. */
  readonly onMade: () => void;
  /** It was refused, or is void: it does not count, and never will. */
  readonly onNotMade: (intent: string, failure: Failure) => void;
}

/**
 * Asks by its key what became of a report without a reply.
 *
 * @param intent null while there is none
 * @returns `voidReport` voids it; undefined if the API does not have these calls
 */
export function useTransferByKey(intent: string | null, answers: Answers) {
  const byKey = useKeyedRequests();
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });
  const { data } = useQuery({
    queryKey: ['transferByKey', intent],
    queryFn: ({ signal }) => byKey!.transfer(intent!, { signal }),
    enabled: byKey !== null && intent !== null,
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (data && intent !== null) learn(intent, data, latest.current);
  }, [data, intent]);
  const [voidFault, setVoidFault] = useState<Fault | null>(null);
  async function voidReport(): Promise<void> {
    if (!byKey || intent === null) return;
    setVoidFault(null);
    try {
      learn(intent, await byKey.voidTransfer(intent), latest.current);
    } catch (error) {
      setVoidFault(faultOf(error));
    }
  }
  return { voidReport: byKey ? voidReport : undefined, voidFault };
}

function learn(intent: string, outcome: RequestOutcome, { onMade, onNotMade }: Answers): void {
  if (outcome.status === 'made') onMade();
  if (outcome.status !== 'void' && outcome.status !== 'refused') return;
  const code = outcome.status === 'void' ? VOID_CODE : outcome.code;
  onNotMade(intent, {
    messageId: errorMessageId('transfer', code),
    code: code === null ? null : String(code),
  });
}
