import { testSandbox } from '../testing/testSandbox.ts';

/** A promotion with a deadline, in the API format. */
export interface WireRunning {
  id: string;
  deposit: number;
  credit: number;
  time: number;
  expires: number;
  closed: boolean;
  fulfilled: boolean;
}

/** The result of getPromotion. */
export interface WirePromotions {
  registration: WireRunning | null;
  deposit: WireRunning | null;
  visitor: string | null;
  reward_token: string | null;
}

/** An available bonus on the bonus page. */
export interface WireOffer {
  id: string;
  by: string;
  credit: number | null;
  /** Unix seconds; null without an end. */
  ends: number | null;
  refusal: { code: number; needed?: number; have?: number } | null;
}

/** A bonus of a member. */
export interface WireMine {
  id: string;
  promotion: string;
  credit: number;
  status: string;
  turnover: { required: number; done: number };
}

interface Check {
  code: number;
  status: string;
  result?: { credit: number };
}

const GET_PROMOTION = '/api/v3/member/getPromotion';

/** A sandbox with the promotion calls; every reply is checked against the contract. */
export function testPromotions() {
  const sandbox = testSandbox();
  const { api, call, context } = sandbox;

  return {
    ...sandbox,

    /** getPromotion of a visitor; `address` is the address of the request. */
    async visit(visitor?: string | null, address?: string): Promise<WirePromotions> {
      const path = visitor ? `${GET_PROMOTION}?visitor=${visitor}` : GET_PROMOTION;
      if (address === undefined) return (await call('GET', path)).body.result as never;
      const bindings = { incoming: { socket: { remoteAddress: address } } };
      const reply = await api.request(path, { headers: { 'User-Agent': 'test' } }, bindings);
      return ((await reply.json()) as { result: WirePromotions }).result;
    },

    /** Logs in and returns the calls of that member. */
    async as(username: string) {
      const member = await sandbox.member(username);
      const running = async () =>
        (await member.get(GET_PROMOTION)).body.result as unknown as WirePromotions;
      const bonuses = async (channel?: string) => {
        const query = channel === undefined ? '' : `?channel=${channel}`;
        const reply = await member.get(`/api/v3/member/bonus/list${query}`);
        return reply.body.result as unknown as { list: WireOffer[]; mine: WireMine[] };
      };
      return {
        ...member,
        running,
        bonuses,
        offer: async (id: string, channel?: string) =>
          (await bonuses(channel)).list.find((each) => each.id === id),
        claim: (id: string, key?: string) =>
          member.post(
            '/api/v3/member/bonus/claim',
            { id },
            key === undefined ? {} : { 'Idempotency-Key': key },
          ),
        /** Calls the reward service, by default with a new token. */
        async check(given?: string | null): Promise<Check> {
          const token = given ?? (await running()).reward_token ?? undefined;
          const reply = await call('GET', '/reward/deposit/check-deposit-promotion', { token });
          return reply.body as unknown as Check;
        },
        /** Deposits by QR and waits until it is credited. */
        async deposit(baht: number, more: Record<string, string> = {}) {
          const reply = await member.qr(baht, more);
          if (reply.body.code === 0) sandbox.clock.advance(context.rules.paymentDelay);
          return reply.body;
        },
      };
    },
  };
}
