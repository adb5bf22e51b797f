import type { Topic } from './topic.ts';

/** What is proven about money. Numbers come from the runs. */
export const MONEY: readonly Topic[] = [
  {
    title: 'Exact amounts',
    proofs: [
      {
        claim: 'Every amount from 0.01 to 999,999.00 baht survives text and back.',
        steps: ['unit'],
        tests: ['packages/domain/src/money/money.test.ts › parse → format → parse is exact'],
      },
      {
        claim: 'Every amount from 0.01 to 999,999.00 baht survives the wire and back.',
        steps: ['unit'],
        tests: ['packages/domain/src/money/money.test.ts › survives the conversion to baht'],
      },
      {
        claim: 'An amount in USDT is never a millionth more or less than needed.',
        steps: ['unit'],
        tests: ['packages/domain/src/cashier/usdt.test.ts › converts back to at least the amount'],
      },
      {
        claim: 'The bonus shown before a deposit is the one that the ledger gets.',
        steps: ['unit'],
        tests: ['packages/sandbox/src/promotions/shownTerms.test.ts › equals the ledger posting'],
      },
      {
        claim: 'The ledger is balanced, and each balance as expected, after random operations.',
        steps: ['unit'],
        tests: ['packages/sandbox/src/ledger/randomOperations.test.ts › keep the ledger balanced'],
      },
    ],
  },
  {
    title: 'Interleavings',
    proofs: [
      {
        claim: 'A deposit shows one amount everywhere and never leaves its result.',
        steps: ['unit'],
        tests: ['packages/domain/src/cashier/depositProofs.test.ts'],
      },
      {
        claim:
          'A withdrawal sends the reviewed amount under one key and shows what the ledger has.',
        steps: ['unit'],
        tests: ['packages/domain/src/cashier/withdrawProofs.test.ts › send the reviewed amount'],
      },
      {
        claim: 'A transfer is reported once per key and never leaves its result.',
        steps: ['unit'],
        tests: ['packages/domain/src/cashier/transferProofs.test.ts › send only validated reports'],
      },
      {
        claim: 'A game opens once, for the last request, on a games host.',
        steps: ['unit'],
        tests: ['packages/domain/src/games/launchProofs.test.ts › open only the last request'],
      },
      {
        claim: 'Of simultaneous withdrawals of the whole balance one is paid.',
        steps: ['unit'],
        tests: ['packages/sandbox/src/withdrawals/withdraw.test.ts › pay exactly one'],
      },
      {
        claim:
          'No statement on the screen contradicts the ledger, with faults, reloads and two tabs.',
        steps: ['dom'],
        tests: ['site/src/areas/cashier/withdraw/claims.test.tsx'],
      },
      {
        claim: 'Double taps, Enter and two tabs request once.',
        steps: ['e2e'],
        tests: ['site/e2e/onceOnly.e2e.ts'],
      },
    ],
  },
  {
    title: 'Mutated replies',
    proofs: [
      {
        claim:
          'The client returns a complete result or an error for a corrupted reply about money.',
        steps: ['unit'],
        tests: ['packages/api/src/cashier/walletMutations.test.ts › return a complete result'],
      },
      {
        claim:
          'The cashier shows no wrong amount and no false success. Equal readings are shown once.',
        steps: ['dom'],
        tests: ['site/src/areas/cashier/brokenReplies.test.tsx › show a complete screen'],
      },
      {
        claim: 'Broken lists of games leave a complete page, with every valid game.',
        steps: ['dom'],
        tests: ['site/src/pages/brokenLists.test.tsx › broken lists leave'],
      },
      {
        claim: 'The sandbox answers generated requests by the contract and names invalid fields.',
        steps: ['unit'],
        tests: ['packages/sandbox/src/testing/generatedRequests.test.ts'],
      },
    ],
  },
  {
    title: 'Network faults × operations',
    proofs: [
      {
        claim: 'Every fault of every money request shows and does what `site/FAULTS.md` says.',
        steps: ['dom'],
        tests: ['site/src/areas/cashier/faults.test.tsx › FAULTS.md has'],
      },
      {
        claim: 'A connection cut before, during or after a reply moves money once per intent.',
        steps: ['dom'],
        tests: ['site/src/areas/cashier/cutConnection.test.tsx › a connection cut'],
      },
      {
        claim: 'Pages that cannot reach the API say so and recover.',
        steps: ['e2e'],
        tests: ['site/e2e/unreachable.e2e.ts'],
      },
    ],
  },
  {
    title: 'Limits',
    proofs: [
      {
        claim: 'Daily limits of withdrawals refuse what exceeds them, to the satang.',
        steps: ['unit'],
        tests: ['packages/sandbox/src/withdrawals/limits.test.ts › the daily limits'],
      },
      {
        claim: 'Deposit limits refuse a QR above them; increases wait for 24 hours.',
        steps: ['unit'],
        tests: ['packages/sandbox/src/protection/depositLimits.test.ts'],
      },
      {
        claim: 'The limits of a USDT channel are exact at both ends.',
        steps: ['unit'],
        tests: ['packages/domain/src/cashier/usdt.test.ts › keeps the limits of a channel'],
      },
      {
        claim: 'Each rule for an amount is shown next to the field.',
        steps: ['e2e'],
        tests: ['site/e2e/amounts.e2e.ts › each rule for a'],
      },
      {
        claim: 'GraphQL documents beyond depth, size or number are refused.',
        steps: ['unit'],
        tests: ['packages/sandbox/src/graphql/limits.test.ts › a hostile document'],
      },
    ],
  },
];
