import { describe, expect, it } from 'vitest';
import { collectStart, collectTransition } from './collectFlow.ts';

describe('collecting a reward', () => {
  it('starts idle without an earlier try', () => {
    expect(collectStart(null)).toEqual({ status: 'idle' });
  });

  it('starts unsure after a try without a reply, and sends the same key again', () => {
    const start = collectStart('k_1');
    expect(start).toEqual({ status: 'unsure', intent: 'k_1' });
    expect(collectTransition(start, { type: 'rechecked' })).toEqual({
      status: 'collecting',
      intent: 'k_1',
      again: true,
    });
  });
});
