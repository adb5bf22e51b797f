import { type Profile, satangFromBaht } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { rangeOfChannels } from './useHelpFigures.ts';

const channel = (min: number, max: number) =>
  ({ range: { min: satangFromBaht(min), max: satangFromBaht(max) } }) as const;

describe('the range that help articles name', () => {
  it('reaches from the least that any channel takes to the most', () => {
    const profile = {
      qrChannels: [channel(50, 20_000), channel(100, 45_000)],
      bankChannels: [channel(1, 500)],
      usdtChannels: [],
    } as unknown as Profile;
    expect(rangeOfChannels(profile)).toEqual(channel(1, 45_000).range);
  });

  it('is not known before the channels are, nor where there are none', () => {
    expect(rangeOfChannels(undefined)).toBeUndefined();
    expect(rangeOfChannels({ qrChannels: [], bankChannels: [], usdtChannels: [] })).toBeUndefined();
  });
});
