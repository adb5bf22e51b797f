import type { Group } from './group.ts';

const TRANSFER = 'site/src/areas/cashier/transfer/useTransferFlow.ts';
const DEPOSIT = 'site/src/areas/cashier/deposit/useDepositFlow.ts';
const PAYOUT = 'site/src/member/payout/usePayoutFlow.ts';

/** All mutants of the hooks of the wallet's flows that no test can notice, and why. */
export const FLOW_HOOK_SURVIVORS: readonly Group[] = [
  {
    why: 'React compares these dependencies one by one, and each is the same in every render.',
    mutants: [
      [TRANSFER, 'ArrayDeclaration', '[]', '["Stryker was here"]'],
      [DEPOSIT, 'ArrayDeclaration', '[]', '["Stryker was here"]'],
      [DEPOSIT, 'ArrayDeclaration', '[send]', '[]'],
      [DEPOSIT, 'ArrayDeclaration', '[send]', '[]'],
      [PAYOUT, 'ArrayDeclaration', '[send]', '[]'],
    ],
  },
  {
    why: 'Another member gets another frame of the site, so the store is the same in every render.',
    mutants: [[PAYOUT, 'ArrayDeclaration', '[send, peek, remove]', '[]']],
  },
  {
    why: 'The first effect sets it before a reply can come.',
    mutants: [[TRANSFER, 'BooleanLiteral', 'true', 'false']],
  },
  {
    why: 'For TypeScript: an amount that is not one is refused by the flow, so that no bonus is sent.',
    mutants: [[TRANSFER, 'ConditionalExpression', 'worth !== null', 'true']],
  },
  {
    why: 'For TypeScript: only a state that sends has the new key, or a step.',
    mutants: [
      [TRANSFER, 'ConditionalExpression', "next.status !== 'sending'", 'false'],
      [DEPOSIT, 'ConditionalExpression', "next.status !== 'requesting'", 'false'],
      [PAYOUT, 'ConditionalExpression', "before.status !== 'unknown'", 'false'],
    ],
  },
  {
    why: 'For TypeScript: what has an unknown outcome can always be sent again.',
    mutants: [
      [TRANSFER, 'ConditionalExpression', "next.status === 'sending'", 'true'],
      [PAYOUT, 'ConditionalExpression', "next.status === 'sending'", 'true'],
    ],
  },
];
