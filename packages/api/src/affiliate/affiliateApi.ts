import {
  type AffiliateLeader,
  type AffiliateLinkReport,
  type AffiliateMember,
  type AffiliateMemberReport,
  type AffiliateReport,
  type AffiliateTransaction,
  type BangkokDay,
  type Satang,
  bahtFromSatang,
} from '@brand/domain';
import type { ApiClient, CallOptions, MoneyCallOptions } from '../client/client.ts';
import {
  type AffiliatePage,
  type AffiliateReceipt,
  affiliateLeaderReply,
  affiliateMembersReply,
  affiliateTransactionsReply,
  affiliateWithdrawRefusal,
  affiliateWithdrawReply,
} from './fromWire/affiliate.ts';

import { affiliateLinksReply } from './fromWire/affiliateLinks.ts';
import { affiliateMemberReply, affiliateReportReply } from './fromWire/affiliateReports.ts';

export type { AffiliatePage, AffiliateReceipt } from './fromWire/affiliate.ts';

interface PageQuery {
  /** Rows to skip. @default 0 */
  readonly skip?: number;
  /** 1 to 100. @default 20 */
  readonly limit?: number;
}

export interface AffiliateMembersQuery extends PageQuery {
  /** Part of the displayed name. */
  readonly search?: string;
  /** Newest or highest first. @default 'joined' */
  readonly sort?: 'joined' | 'deposit' | 'turnover' | 'commission';
}

export interface AffiliateTransactionsQuery extends PageQuery {
  /** Only these types; all if omitted. */
  readonly type?: 'commission' | 'withdraw' | 'adjust';
}

export interface AffiliateReportQuery {
  /** First day. @default 29 days before `to` */
  readonly from?: BangkokDay;
  /** Last day; at most 92 days from the first. @default the last settled day */
  readonly to?: BangkokDay;
}

export interface AffiliateMemberReportQuery extends PageQuery {
  /** First day. @default `to` */
  readonly from?: BangkokDay;
  /** Last day; at most 92 days from the first. @default `from`, or the last settled day */
  readonly to?: BangkokDay;
}

/** Calls of the affiliate pages. */
export interface AffiliateApi {
  leader(options?: CallOptions): Promise<AffiliateLeader>;
  members(
    query?: AffiliateMembersQuery,
    options?: CallOptions,
  ): Promise<AffiliatePage<AffiliateMember>>;
  transactions(
    query?: AffiliateTransactionsQuery,
    options?: CallOptions,
  ): Promise<AffiliatePage<AffiliateTransaction>>;
  report(query?: AffiliateReportQuery, options?: CallOptions): Promise<AffiliateReport>;
  memberReport(
    query?: AffiliateMemberReportQuery,
    options?: CallOptions,
  ): Promise<AffiliateMemberReport>;
  /** Visits, sign-ups and first deposits by link. Optional: call it only if the operator says that the API has it. */
  linkReport(query?: AffiliateReportQuery, options?: CallOptions): Promise<AffiliateLinkReport>;
  /**
   * Moves income in satang to the wallet. Codes 1001, 1002 (`minimum`), 1004 and 1005 (`opensAt`) of section 8. After
   * an `unsettled` error it may have been moved: retry with the same key.
   */
  withdraw(amount: Satang, options: MoneyCallOptions): Promise<AffiliateReceipt>;
}

/** Adds the affiliate calls to a client (`createMemberApi(…).client`). */
export function createAffiliateApi({ call, onDropped }: ApiClient): AffiliateApi {
  const counted = <Page extends { readonly dropped: number }>(entity: string, page: Page): Page => {
    if (page.dropped > 0) onDropped(entity, page.dropped);
    return page;
  };

  return {
    leader: (options) =>
      call(
        {
          send: (wire, init) => wire.POST('/api/aff/getDetailLeader', init),
          reads: affiliateLeaderReply,
        },
        options,
      ),

    members: async (query = {}, options) =>
      counted(
        'affiliate member',
        await call(
          {
            send: (wire, init) => wire.POST('/api/aff/memberList', { ...init, body: query }),
            reads: affiliateMembersReply,
          },
          options,
        ),
      ),

    transactions: async (query = {}, options) =>
      counted(
        'affiliate transaction',
        await call(
          {
            send: (wire, init) => wire.POST('/api/aff/transaction', { ...init, body: query }),
            reads: affiliateTransactionsReply,
          },
          options,
        ),
      ),

    async report(query = {}, options) {
      const read = await call(
        {
          send: (wire, init) => wire.POST('/api/aff/reportTransaction', { ...init, body: query }),
          reads: affiliateReportReply,
        },
        options,
      );
      return counted('affiliate day', read).report;
    },

    async memberReport(query = {}, options) {
      const read = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/aff/reportDetailTransaction', { ...init, body: query }),
          reads: affiliateMemberReply,
        },
        options,
      );
      return counted('affiliate member', read).report;
    },

    async linkReport(query = {}, options) {
      const read = await call(
        {
          send: (wire, init) => wire.POST('/api/aff/linkReport', { ...init, body: query }),
          reads: affiliateLinksReply,
        },
        options,
      );
      return counted('affiliate link', read).report;
    },

    withdraw: (amount, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/aff/withdraw', {
              ...init,
              params: { header: { 'Idempotency-Key': options.idempotencyKey } },
              body: { amount: bahtFromSatang(amount) },
            }),
          reads: affiliateWithdrawReply,
          area: 'affiliate',
          refusalDetails: affiliateWithdrawRefusal,
        },
        options,
      ),
  };
}
