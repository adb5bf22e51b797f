/// <reference types="node" />
import { ApiError } from '@brand/api';
import { createAffiliateApi } from '@brand/api/affiliate';
import { createCashierApi } from '@brand/api/cashier';
import { type Satang, satangFromBaht } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCashier, prepareCashier } from '../../member/testing/testCashier.tsx';
import { type TestSandbox, openTestSandbox } from '../../member/testing/testSandbox.ts';
import { deviceNow } from '../../platform/clock/deviceClock.ts';
import { failureOf } from '../../platform/errors/failureOf.ts';
import { FAULTS, type Fault, type Faults, faultyNetwork } from './testing/faultyNetwork.ts';

const DAY = 86_400_000;
const ROW = /^\| (?!Fault|-)/;
const ROOT = join(import.meta.dirname, '../../../..');
/** From the sources, because tests get compiled messages. */
const words = (locale: 'th' | 'en'): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...['core', 'cashier', 'affiliate'].map(
      (area) =>
        JSON.parse(
          readFileSync(join(ROOT, `packages/ui/src/messages/${area}.${locale}.json`), 'utf8'),
        ) as object,
    ),
  ) as Record<string, string>;
const [thai, english] = [words('th'), words('en')];

/** How FAULTS.md names them. */
const NAMES: Readonly<Record<Fault, string>> = {
  none: 'none',
  lostBefore: 'lost before it arrives',
  lostAfter: 'arrives, its reply is lost',
  delayed: 'arrives later, its reply is lost',
  duplicated: 'arrives twice',
  errorBefore: '500, not executed',
  errorAfter: '500, executed',
  gatewayPage: '502 with a page, not executed',
  truncated: 'executed, reply cut off',
  malformed: 'executed, reply is a page',
  wrongTypes: 'executed, reply with wrong types',
  expired: '7003, token expired',
  sessionEnded: '7002, session ended',
  maintenance: '9998, not executed',
};

interface Operation {
  readonly name: string;
  readonly username: string;
  readonly memberId: string;
  readonly amount: Satang;
  send(key: string): Promise<unknown>;
  /** The title of an unknown outcome. Null if a lost reply is only a fault, because nothing has moved. */
  readonly unknown: string | null;
  /** Kind of the entry that it makes in the ledger. */
  readonly entry: string;
}

let sandbox: TestSandbox;
let faults: Faults;
let page: ReturnType<typeof openCashier>;

const client = () => page.services.api.client;
const cashier = () => createCashierApi(client());
let seconds = 0;
/** The sandbox's time, without the minutes since. */
let today = 0;

const demo = { username: 'demo', memberId: 'm_0001', amount: satangFromBaht(500) };
const operations: readonly Operation[] = [
  {
    ...demo,
    name: 'withdrawal',
    send: (key) => cashier().withdraw(demo.amount, { idempotencyKey: key }),
    unknown: 'cashier.withdraw.unknown.title',
    entry: 'withdrawal',
  },
  {
    ...demo,
    name: 'transfer report',
    send: (key) =>
      cashier().transfer(
        {
          kind: 'bank',
          channelId: 'b1',
          amount: demo.amount,
          paidAt: page.services.clock.now() - 3_600_000 - (seconds += 1) * 1_000,
          reference: null,
          bonus: null,
        },
        { idempotencyKey: key },
      ),
    unknown: 'cashier.transfer.unsure.title',
    entry: 'deposit',
  },
  {
    name: 'affiliate withdrawal',
    username: 'aff',
    memberId: 'm_0010',
    amount: satangFromBaht(100),
    send: (key) =>
      createAffiliateApi(client()).withdraw(satangFromBaht(100), { idempotencyKey: key }),
    unknown: 'affiliate.withdraw.unknown.title',
    entry: 'affiliate-withdrawal',
  },
  {
    ...demo,
    name: 'deposit by QR',
    async send(key) {
      const [channel] = await cashier().paymentChannels();
      const request = { channel: channel!, amount: demo.amount };
      return cashier().requestQr(request, { idempotencyKey: key });
    },
    unknown: null,
    entry: 'deposit',
  },
];

/** The requests by method. */
const MONEY: ReadonlyMap<string, RegExp> = new Map([
  ['POST', /\/member\/withdraw$|\/payment\/transfer$|\/aff\/withdraw$/],
  ['GET', /action=get_qr/],
]);

beforeAll(async () => {
  sandbox = await openTestSandbox();
  await prepareCashier();
  faults = faultyNetwork(({ url, method }) => MONEY.get(method)?.test(url) ?? false);
  page = openCashier(sandbox.api);
  today = deviceNow();
  await goTo(firstOfNextMonth());
}, 60_000);

afterAll(async () => {
  faults.end();
  await sandbox.close();
});

async function entries({ memberId, entry, amount }: Operation): Promise<number> {
  const all = await sandbox.wallet(memberId);
  return all.filter((each) => each.kind === entry && Math.abs(each.amount) * 100 === amount).length;
}

/** What the screen says after it, and how often the ledger has it after everything has arrived. */
async function outcome(operation: Operation, fault: Fault): Promise<string> {
  const account = await page.services.account();
  await account.login({ username: operation.username, password: 'demo1234' });
  await sandbox.pull('withdraw-lock', { member: operation.memberId, lock: 'off' });
  await sandbox.pull('balance-set', { member: 'm_0001', balance: '90000.00' });
  const before = await entries(operation);
  faults.start();
  faults.plan(fault);
  let said = 'receipt | receipt';
  try {
    await operation.send(crypto.randomUUID());
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.unsettled;
    const id = (isUnknown && operation.unknown) || failureOf(error).messageId;
    said = `${thai[id]} | ${english[id]}`;
  }
  await faults.deliver();
  await sandbox.advance(3 * 60_000);
  const made = (await entries(operation)) - before;
  return `| ${NAMES[fault]} | ${operation.name} | ${said} | ${made === 0 ? 'nothing' : made === 1 ? 'once' : `${made} times`} |`;
}

it(
  'FAULTS.md has what every fault of every money request shows and does',
  { timeout: 300_000 },
  async () => {
    const rows: string[] = [];
    for (const operation of operations) {
      for (const fault of FAULTS) {
        rows.push(await outcome(operation, fault));
        if (operation.entry === 'affiliate-withdrawal') await nextDay();
      }
    }
    const file = readFileSync(join(ROOT, 'site/FAULTS.md'), 'utf8');
    const written = file
      .split('\n')
      .filter((line) => ROW.test(line))
      .map((line) => line.replace(/ +/g, ' '));
    expect(written).toEqual(rows);
    countCases(rows.length);
  },
);

/** Noon in Bangkok on the first day of the next month. */
function firstOfNextMonth(): number {
  const date = new Date(today);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, 5);
}

async function goTo(time: number): Promise<void> {
  await sandbox.advance(time - today);
  today = time;
}

/** Income can be withdrawn once a day, on days 1 to 5. */
async function nextDay(): Promise<void> {
  await goTo(new Date(today).getUTCDate() < 5 ? today + DAY : firstOfNextMonth());
}
