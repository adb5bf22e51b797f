import { describe, expect, it } from 'vitest';
import { acceptLanguage } from '../http/acceptLanguage.ts';
import { type TestReply, paymentPath, testSandbox } from '../testing/testSandbox.ts';

const PROFILE = '/api/v1/member/data/profile';

interface Listed {
  id: string;
  provider: string;
  img: string;
  img_network: string;
  bonus: { massage: string; topshow: string } | null;
}

type Lists = Record<'bank' | 'payment' | 'truewallet' | 'usdt', Listed[]>;

const listsOf = ({ body }: TestReply) => body.result as unknown as Lists;
const idsOf = (reply: TestReply) => {
  const { bank, payment, truewallet, usdt } = listsOf(reply);
  return [...payment, ...truewallet, ...bank, ...usdt].map(({ id }) => id);
};

describe('the deposit channels', () => {
  it('are those that the member is offered, in the profile and in their own lists', async () => {
    const { member } = testSandbox();
    const all = ['p1', 'p2', 'p3', 't1', 'b1', 'b2', 'u1', 'u2'];
    expect(idsOf(await (await member()).post(PROFILE))).toEqual(all);
    expect(idsOf(await (await member('nousdt')).post(PROFILE))).toEqual(all.slice(0, 6));
    const only = await member('onechannel');
    expect(idsOf(await only.post(PROFILE))).toEqual(['p1']);
    const lists = [paymentPath({}), '/api/v1/member/payment/truewallet'];
    const [payment, truewallet] = await Promise.all(lists.map((path) => only.get(path)));
    expect(payment?.body.result).toHaveLength(1);
    expect(truewallet?.body.result).toEqual([]);
    expect((await only.qr(500, { id: 'p3' })).body).toMatchObject({
      code: 98,
      message: 'channel is closed:CH-204',
    });
  });

  it('have names and bonus texts in the requested language, and unchanged brand names', async () => {
    const { member } = testSandbox();
    const demo = await member();
    const names = async (language: string) => {
      const lists = listsOf(await demo.post(PROFILE, {}, { 'Accept-Language': language }));
      const [p1, , p3] = lists.payment;
      return [p1?.provider, p3?.bonus?.topshow, lists.truewallet[0]?.provider];
    };
    expect(await names('th')).toEqual(['QR ธนาคารกรุงเทพ', 'รับเพิ่ม 2%', 'OneWallet']);
    expect(await names('en')).toEqual(['Bangkok Bank QR', '2% extra', 'OneWallet']);
  });

  it('have logos that exist on the CDN', async () => {
    const { api, member } = testSandbox();
    const { bank, payment, truewallet, usdt } = listsOf(await (await member()).post(PROFILE));
    const marks = [...bank, ...payment, ...truewallet, ...usdt].map(({ img }) => img);
    for (const mark of new Set([...marks, ...usdt.map(({ img_network }) => img_network)])) {
      expect((await api.request(new URL(mark).pathname)).status, mark).toBe(200);
    }
  });
});

describe('the language of a reply', () => {
  it.each([
    [undefined, 'th'],
    ['', 'th'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['th-TH,th;q=0.9,en;q=0.8', 'th'],
    ['de-DE,en;q=0.7,th;q=0.3', 'en'],
    ['en;q=0,th', 'th'],
    ['my, *;q=0.1', 'th'],
    ['en;q=0.5, th;q=0.5', 'en'],
    ['EN', 'en'],
  ] as const)('for %j is %s', (header, expected) => {
    const request = { req: { header: () => header } };
    expect(acceptLanguage(request as unknown as Parameters<typeof acceptLanguage>[0])).toBe(
      expected,
    );
  });
});
