import type { Failure, LineProof } from '@brand/domain';
import { useLock } from '@brand/ui';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { useServices } from '../../../member/services.ts';
import { storeLineLinked } from './lineQuery.ts';
import { type LineSignUp, dropLineSignUp, readLineSignUp } from './lineSignUp.ts';
import { useLineApi } from './useLineApi.ts';
import { useLineStart } from './useLineStart.ts';

/** Signing up with LINE as the registration uses it. */
export interface LineSigningUp {
  /** False if the operator has no LINE, or an API that does not register with it. Then nothing of it is shown or sent. */
  readonly offered: boolean;
  readonly state: LineSignUp;
  /** Whether the browser is navigating to LINE. */
  readonly opening: boolean;
  /** Goes to LINE, from any step. */
  connect(): void;
  /** Registers without LINE. */
  remove(): void;
  /** The time of the proof seems to be over. */
  expire(): void;
  /** The proof to send. `expired` if it is over and the visitor may not know. Null without LINE. */
  proof(): LineProof | 'expired' | null;
  /** The member was created. */
  finish(): void;
}

const NONE: LineSignUp = { status: 'none' };

/** Binds the LINE account of a registration to this tab, and to the trip to LINE. */
export function useLineSignUp(): LineSigningUp {
  const { operator, clock } = useServices();
  const api = useLineApi();
  const offered = api !== null && operator.optionalCalls.lineSignUp;
  const [state, setState] = useState(() => (offered ? readLineSignUp(clock.passed()) : NONE));
  const newest = useRef(state);
  const [start, leaving] = useLineStart(api);
  const [open, asking] = useLock(async () => {
    if (newest.current.status === 'failed') remove();
    await start('register').catch((error: unknown) => fail(failureOf(error)));
  });
  useEffect(() => {
    // A message is for this visit of the page, and a proof that is over for none.
    if (newest.current.status !== 'connected') dropLineSignUp();
  }, []);

  function change(next: LineSignUp) {
    newest.current = next;
    setState(next);
    if (next.status !== 'connected') dropLineSignUp();
  }
  const remove = () => change(NONE);
  function fail(failure: Failure) {
    // A proof is good until the next one, also if LINE cannot be opened now.
    if (newest.current.status !== 'connected') change({ status: 'failed', failure });
  }

  return {
    offered,
    state,
    opening: asking || leaving,
    connect: () => void open(),
    remove,
    expire() {
      const { current } = newest;
      // A phone's clock that was set forward does not end it.
      if (current.status === 'connected' && current.proof.expiresAt <= clock.passed()) {
        change({ status: 'expired' });
      }
    },
    proof() {
      const now = newest.current;
      if (now.status !== 'connected') return now.status === 'expired' ? now.status : null;
      return now.proof.expiresAt > clock.passed() ? now.proof : 'expired';
    },
    finish() {
      if (newest.current.status === 'connected') storeLineLinked(true);
      remove();
    },
  };
}
