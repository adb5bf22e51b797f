import { type Profile, satangFromBaht } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { rangeOfChannels } from './useHelpFigures.ts';

const channel = (min: number, max: number) =>
  ({ range: { min: satangFromBaht(min), max: satangFromBaht(max) } }) as const;

describe('amount range in help articles', () => {
  it('goes from the lowest minimum to the highest maximum of all channels', () => {
    const profile = {
      qrChannels: [channel(50, 20_000), channel(100, 45_000)],
      bankChannels: [channel(1, 500)],
      usdtChannels: [],
    } as unknown as Profile;
    expect(rangeOfChannels(profile)).toEqual(channel(1, 45_000).range);
  });

  it('is unknown before the channels are known, and when there are none', () => {
    expect(rangeOfChannels(undefined)).toBeUndefined();
    expect(rangeOfChannels({ qrChannels: [], bankChannels: [], usdtChannels: [] })).toBeUndefined();
  });
});
