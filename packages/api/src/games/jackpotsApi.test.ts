import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { createMemberApi } from '../memberApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';
import { createJackpotsApi } from './jackpotsApi.ts';

const POT = {
  id: 'grand',
  nameTh: 'แจ็กพอตใหญ่',
  nameEn: 'Grand jackpot',
  pool: 1_234_567.89,
  games: ['g_1', 2, null],
  wins: [
    { username: 'somchai', date_time: 1_768_440_000, win: 2_150_000.5, game: 'g_1' },
    { username: 'som***', date_time: 'yesterday', win: 1 },
  ],
};

function over(body: unknown) {
  const { options, seen } = clientOptions(() => json(body), null);
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...options, onDropped });
  return { api: createJackpotsApi(client), seen, onDropped };
}
const reply = (jackpots: unknown, interval: unknown = 15) => ({
  code: 0,
  result: { interval, jackpots },
});

describe('jackpots', () => {
  it('have pools and wins in satang, ids of games, masked names and an interval in ms', async () => {
    const { api } = over(reply([POT]));
    expect(await api.jackpots()).toEqual({
      intervalMs: 15_000,
      jackpots: [
        {
          id: 'grand',
          nameTh: 'แจ็กพอตใหญ่',
          nameEn: 'Grand jackpot',
          pool: 123_456_789,
          gameIds: ['g_1', '2'],
          wins: [
            { player: expect.stringContaining('***'), at: 1_768_440_000_000, win: 215_000_050 },
          ],
        },
      ],
    });
  });

  it('without a readable pool, name or game are left out and reported', async () => {
    const { api, onDropped } = over(
      reply([
        { ...POT, id: 'a', pool: 'much' },
        { ...POT, id: 'b', pool: -1 },
        { ...POT, id: 'c', games: [] },
        { ...POT, id: 'd', nameTh: '', nameEn: null },
        null,
        POT,
      ]),
    );
    expect((await api.jackpots()).jackpots.map(({ id }) => id)).toEqual(['grand']);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('jackpot', 5);
  });

  it('of which none can be read are an error, and none at all are none', async () => {
    const broken = over(reply([{ ...POT, pool: null }])).api.jackpots();
    await expect(broken).rejects.toBeInstanceOf(ApiError);
    expect((await over(reply([])).api.jackpots()).jackpots).toEqual([]);
  });

  it.each([
    [0, 5000],
    [1e9, 3_600_000],
    ['often', 30_000],
    [null, 30_000],
    [20, 20_000],
  ])('with the interval %j are asked for again after %i ms', async (interval, ms) => {
    expect((await over(reply([POT], interval)).api.jackpots()).intervalMs).toBe(ms);
  });
});
