import { SITE, testSandbox } from '../testing/testSandbox.ts';

/** A mission in the fields of the API. */
export interface WireMission {
  id: string;
  kind: string;
  unit: string;
  target: number;
  done: number;
  state: string;
  reward: { type: string; credit?: number; turnover?: number; spins?: number };
}

/** The check-in in the fields of the API. */
export interface WireCheckIn {
  day: number;
  done: boolean;
  next_at: number;
  days: { day: number; collected: boolean; reward: WireMission['reward'] }[];
}

interface WireBoard {
  protected: boolean;
  checkin: WireCheckIn | null;
  list: WireMission[];
}

interface PlayReply {
  code: number;
  result: {
    token: string;
    balance: number;
    win: number;
    bets: number[];
    freeSpins: { left: number; bet: number } | null;
  };
}

/** A sandbox with the mission calls of a member; every reply is checked against the contract. */
export async function testMissions(username = 'demo') {
  const sandbox = testSandbox();
  let me = await sandbox.member(username);
  const keyed = (key?: string) => (key === undefined ? {} : { 'Idempotency-Key': key });
  const board = async () =>
    (await me.get('/api/v3/member/mission/list')).body.result as unknown as WireBoard;

  return {
    ...sandbox,
    board,
    /** The calls of the member. */
    me: () => me,
    /** Moves the clock, and logs in again: the token has expired then. */
    async later(ms: number) {
      sandbox.clock.advance(ms);
      me = await sandbox.member(username);
    },
    mission: async (id: string) => (await board()).list.find((each) => each.id.startsWith(id)),
    collect: async (id: string, key?: string) =>
      (await me.post('/api/v3/member/mission/collect', { id }, keyed(key))).body,
    checkIn: async (key?: string) =>
      (await me.post('/api/v3/member/mission/checkin', {}, keyed(key))).body,
    freeSpins: async () =>
      (await me.get('/api/v3/member/freespin/list')).body.result.list as unknown as {
        left: number;
        total: number;
        bet: number;
      }[],
    /** Opens a game; `round` plays one round of it. */
    async game(code: string) {
      const send = async (path: string, body: object, token?: string) => {
        const reply = await sandbox.games.request(`/play/api/${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            'Content-Type': 'application/json',
            ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          },
        });
        return (await reply.json()) as PlayReply;
      };
      const launch = await me.post(
        '/api/v3/member/game/launch',
        { client: 'PC', game_code: code, lang: 'th' },
        { Origin: SITE },
      );
      const address = new URL(launch.body.result as unknown as string);
      const { result } = await send('session', { token: address.searchParams.get('token') });
      return { ...result, round: (round: object) => send('round', round, result.token) };
    },
  };
}
