import { type TransferReport, satang } from '@brand/domain';
import { createAccountApi } from '../account/accountApi.ts';
import { createAffiliateApi } from '../affiliate/affiliateApi.ts';
import { createCommunityApi } from '../community/communityApi.ts';
import { createCashierApi } from '../cashier/cashierApi.ts';
import type { ApiClientOptions } from '../client/client.ts';
import { createGameDetailApi } from '../games/gameDetailApi.ts';
import { createJackpotsApi } from '../games/jackpotsApi.ts';
import { createKeyedRequestsApi } from '../cashier/keyedRequestsApi.ts';
import { createJoinApi } from '../account/joinApi.ts';
import { createLineApi } from '../account/lineApi.ts';
import { createMaintenanceApi } from '../service/maintenanceApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { createMissionsApi } from '../promotions/missionsApi.ts';
import { createNoticesApi } from '../notices/noticesApi.ts';
import { createPasskeysApi } from '../account/passkeysApi.ts';
import { createPromotionsApi } from '../promotions/promotionsApi.ts';
import { createProtectionApi } from '../protection/protectionApi.ts';
import { createRewardApi } from '../cashier/rewardApi.ts';
import { createServiceApi } from '../service/serviceApi.ts';
import { createWithdrawalsApi } from '../cashier/withdrawalsApi.ts';

/** All API parts of the client. */
export function apisOf(options: ApiClientOptions) {
  const member = createMemberApi(options);
  const { client } = member;
  return {
    member,
    account: createAccountApi(client),
    affiliate: createAffiliateApi(client),
    community: createCommunityApi(client),
    cashier: createCashierApi(client),
    gameDetail: createGameDetailApi(client),
    jackpots: createJackpotsApi(client),
    keyedRequests: createKeyedRequestsApi(client),
    withdrawals: createWithdrawalsApi(client),
    join: createJoinApi(client),
    line: createLineApi(client, { lineUrl: 'http://line.test' }),
    missions: createMissionsApi(client),
    notices: createNoticesApi(client, { authUrl: 'http://auth.test' }),
    passkeys: createPasskeysApi(client),
    promotions: createPromotionsApi(client),
    protection: createProtectionApi(client),
    reward: createRewardApi(client, { rewardUrl: 'http://reward.test' }),
    maintenance: createMaintenanceApi(client, () => 0),
    service: createServiceApi(client),
  };
}

type Apis = ReturnType<typeof apisOf>;
type Call = (apis: Apis) => Promise<unknown>;

/** How the client reads the replies of one operation. A function alone means that only code 0 is a success. */
export interface Reader {
  /** The method that reads its examples. */
  readonly read: Call;
  /** Names of examples that another method reads. */
  readonly also?: Readonly<Record<string, Call>>;
  /** Codes with which the method resolves; any other is an error with that code. @default [0] */
  readonly answers?: readonly number[] | 'any';
  /** Kind of that error. @default 'business' */
  readonly failsAs?: 'business' | 'session';
}

const qr = { id: 'q', token: 't', debugKey: 'd' };
const otp = { phone: '0899999999', purpose: 'register' } as const;
const form = { phone: '0899999999', otpToken: 'op_1', password: 'secret99' };
const person = { bankCode: 'kbank', accountNumber: '4567890123', firstName: 'ก', lastName: 'ข' };
const back = { code: 'lc_1', verifier: 'v'.repeat(43) };
const challenge = 'c'.repeat(43);
const device = { clientDataJSON: 'a', attestationObject: 'b', transports: ['internal'] };
const signed = { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c', userHandle: 'd' };
const money = { idempotencyKey: 'intent-0001' };
const game = { code: 'lotus-koi', handle: '/api/v3/member/game/launch' };
const transfer: TransferReport = {
  kind: 'bank',
  channelId: 'b1',
  amount: satang(50_000),
  paidAt: 1_768_443_900_000,
  reference: null,
  bonus: null,
};
const requestQr: Call = ({ cashier }) =>
  cashier.requestQr({ channel: { id: 'p1', kind: 'payment' }, amount: satang(50_000) }, money);

/** By operation id: the client method that reads its replies. Every operation is listed. */
export const readers: Readonly<Record<string, Call | Reader>> = {
  maintenanceCheck: { read: ({ maintenance }) => maintenance.check(), answers: 'any' },
  login: ({ account }) => account.login({ username: 'a', password: 'b' }),
  logout: ({ account }) => account.logout(),
  refresh: { read: ({ member }) => member.refresh(), failsAs: 'session' },
  updateData: ({ service }) => service.state(),
  getLineContact: ({ service }) => service.lineContact('th'),
  checkIsUpgrade: ({ service }) => service.isUpgradeDue(),
  updateIsUpgrade: ({ service }) => service.markUpgraded(),
  registerOptions: ({ join }) => join.options(),
  otpRequest: ({ join }) => join.requestOtp({ ...otp, locale: 'th' }),
  otpCheck: ({ join }) => join.checkOtp({ ...otp, otp: '000000' }),
  usernameCheck: ({ join }) => join.checkUsername({ otpToken: 'op_1', username: 'arun99' }),
  register: ({ join }) => join.register({ ...form, ...person }),
  affiliateVisit: { read: ({ join }) => join.visitAffiliate({ id: '662E41' }), answers: [0, 8000] },
  forgot: ({ join }) => join.forgot(form),
  resetPassword: ({ join }) => join.resetPassword({ oldPassword: 'old', password: 'secret99' }),
  loginUrl: ({ join }) => join.logInByLink('ll_1'),
  loginLine: { read: ({ line }) => line.logIn(back), answers: [0, 6008] },
  passkeyLoginOptions: ({ passkeys }) => passkeys.loginOptions(),
  passkeyLogin: ({ passkeys }) => passkeys.logIn({ id: 'k', response: signed }),
  passkeyOptions: ({ passkeys }) => passkeys.creationOptions(),
  addPasskey: ({ passkeys }) => passkeys.add('Phone', { id: 'k', response: device }),
  passkeyList: ({ passkeys }) => passkeys.list(),
  renamePasskey: ({ passkeys }) => passkeys.rename('k', 'Phone'),
  removePasskey: ({ passkeys }) => passkeys.remove('k'),
  lineAuthorize: ({ line }) =>
    line.authorize({ intent: { action: 'link', username: 'demo' }, challenge, locale: 'th' }),
  lineCheck: { read: ({ line }) => line.isLinked('demo'), answers: [0, 1] },
  lineLink: ({ line }) => line.link(back),
  tournamentList: ({ community }) => community.tournaments({ locale: 'th' }),
  tournamentDetail: ({ community }) => community.tournament({ id: 't', locale: 'th' }),
  vipLevels: ({ community }) => community.vip('th'),
  helpArticles: ({ community }) => community.help({ locale: 'th' }),
  affLeaderDetail: ({ affiliate }) => affiliate.leader(),
  affMemberList: ({ affiliate }) => affiliate.members(),
  affTransaction: ({ affiliate }) => affiliate.transactions(),
  affWithdraw: ({ affiliate }) => affiliate.withdraw(satang(50_000), money),
  affReportTransaction: ({ affiliate }) => affiliate.report(),
  affReportDetailTransaction: ({ affiliate }) => affiliate.memberReport(),
  affLinkReport: ({ affiliate }) => affiliate.linkReport(),
  credit: ({ account }) => account.credit(),
  profile: ({ account }) => account.profile(),
  history: ({ cashier }) => cashier.history(),
  categorys: ({ member }) => member.categories(),
  lists: ({ member }) => member.games(),
  launch: ({ account }) => account.launch({ game, client: 'MB', locale: 'th' }),
  jackpots: ({ jackpots }) => jackpots.jackpots(),
  demoLaunch: ({ gameDetail }) => gameDetail.launchDemo({ game, client: 'PC', locale: 'en' }),
  truewallet: ({ cashier }) => cashier.ewalletChannels(),
  transfer: ({ cashier }) => cashier.transfer(transfer, money),
  getMinWithdraw: ({ cashier }) => cashier.withdrawTerms(),
  withdraw: ({ cashier }) => cashier.withdraw(satang(30_000), money),
  withdrawRequest: ({ keyedRequests }) => keyedRequests.withdrawal('a-key-of-8'),
  voidWithdraw: ({ keyedRequests }) => keyedRequests.voidWithdrawal('a-key-of-8'),
  transferRequest: ({ keyedRequests }) => keyedRequests.transfer('a-key-of-8'),
  voidTransfer: ({ keyedRequests }) => keyedRequests.voidTransfer('a-key-of-8'),
  affWithdrawRequest: ({ keyedRequests }) => keyedRequests.income('a-key-of-8'),
  voidAffWithdraw: ({ keyedRequests }) => keyedRequests.voidIncome('a-key-of-8'),
  withdrawals: ({ withdrawals }) => withdrawals.withdrawals(),
  withdrawal: ({ withdrawals }) => withdrawals.withdrawal('W26011500001'),
  cancelWithdrawal: ({ withdrawals }) => withdrawals.cancelWithdrawal('W26011500001'),
  notifyInbox: ({ notices }) => notices.inbox({ locale: 'th' }),
  notifyRead: ({ notices }) => notices.markRead('all'),
  announcement: ({ notices }) => notices.announcement('th'),
  depositLimits: ({ protection }) => protection.limits(),
  setDepositLimit: ({ protection }) => protection.setLimit('day', satang(100_000)),
  keepDepositLimit: ({ protection }) => protection.keepLimit('day'),
  startBreak: ({ protection }) => protection.startBreak('24h'),
  promotionList: {
    read: ({ promotions }) => promotions.promotions('th'),
    also: { success: ({ member }) => member.banners('th') },
  },
  getPromotion: ({ promotions }) => promotions.running(),
  bonusList: ({ promotions }) => promotions.bonuses('th'),
  claimBonus: ({ promotions }) => promotions.claim('thank-you', 'th', money),
  missionList: ({ missions }) => missions.missions('th'),
  collectMission: ({ missions }) => missions.collect('deposit-week-2026-01-12', 'th', money),
  checkIn: ({ missions }) => missions.checkIn('th', money),
  freeSpins: ({ missions }) => missions.freeSpins('th'),
  eventList: ({ promotions }) => promotions.events('th'),
  checkDepositPromotion: {
    read: ({ reward }) => reward.checkDepositPromotion('wt_1'),
    answers: 'any',
  },
  payment: {
    read: ({ cashier }) => cashier.qrStatus(qr),
    also: {
      channels: ({ cashier }) => cashier.paymentChannels(),
      qr: requestQr,
      refused: requestQr,
      bonusRefused: requestQr,
      overLimit: requestQr,
      cancelled: ({ cashier }) => cashier.cancelQr(qr),
    },
    answers: [0, 98],
  },
};

/** The reader of an operation. Throws if it is not in the table. */
export function readerOf(id: string): Reader {
  const reader = readers[id];
  if (!reader) throw new Error(`no method reads ${id}: add it to testing/readers.ts`);
  return typeof reader === 'function' ? { read: reader } : reader;
}
