/** For tables of flows that request a reward: the replies to intent `a`, and to one that is not awaited. */
export const replyEvents = <Failure>(failure: Failure) =>
  ({
    given: { type: 'given', intent: 'a' },
    'another given': { type: 'given', intent: 'z' },
    refused: { type: 'refused', intent: 'a', failure },
    'another refused': { type: 'refused', intent: 'z', failure },
    lost: { type: 'connectionLost', intent: 'a' },
    'another lost': { type: 'connectionLost', intent: 'z' },
    recheck: { type: 'rechecked' },
  }) as const;
