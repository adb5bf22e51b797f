import type { Group } from '../group.ts';

/** In `account`, `affiliate`, `cashier`, `notices`, `promotions` and `time`. */
export const ACCOUNT_SURVIVORS: readonly Group[] = [
  {
    why: 'Such a state has no intent, so that the filter below keeps all.',
    mutants: [
      [
        'src/cashier/payoutState.ts',
        'ConditionalExpression',
        "case 'reviewing':",
        "case 'reviewing':",
      ],
    ],
  },
  {
    why: 'Every field has passed its check here: TypeScript needs the other case.',
    mutants: [['src/account/registerFlow.ts', 'StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    why: 'Only a state that waits for a reply has an intent or a call to compare with.',
    mutants: [
      [
        'src/account/registerFlow.ts',
        'ConditionalExpression',
        "state.status === 'sending'",
        'true',
      ],
      [
        'src/account/registerFlow.ts',
        'ConditionalExpression',
        "state.status === 'sending'",
        'true',
      ],
      [
        'src/cashier/depositFlow.ts',
        'ConditionalExpression',
        "state.status === 'requesting'",
        'true',
      ],
      [
        'src/cashier/depositFlow.ts',
        'ConditionalExpression',
        "state.status === 'requesting'",
        'true',
      ],
      [
        'src/cashier/payoutFlow.ts',
        'ConditionalExpression',
        "state.status === 'sending' || state.status === 'unknown'",
        'true',
      ],
    ],
  },
  {
    why: 'Only a payout of unknown outcome has a step.',
    mutants: [
      ['src/cashier/payoutFlow.ts', 'ConditionalExpression', "state.status === 'unknown'", 'true'],
    ],
  },
  {
    why: 'Any language that the product is not written in, also an empty one, gives English.',
    mutants: [['src/account/bank.ts', 'StringLiteral', "'en'", '""']],
  },
  {
    why: '`enterCode` asks `canEnterCode`, which refuses every other state.',
    mutants: [
      ['src/account/otpFlow.ts', 'ConditionalExpression', "state.status === 'phone'", 'true'],
    ],
  },
  {
    why: 'A checked number is never equal to a missing one: TypeScript needs the check.',
    mutants: [
      [
        'src/account/otpFlow.ts',
        'ConditionalExpression',
        "state.status !== 'phone' || state.asked === null",
        'false',
      ],
      [
        'src/account/otpFlow.ts',
        'LogicalOperator',
        "state.status !== 'phone' || state.asked === null",
        "state.status !== 'phone' && state.asked === null",
      ],
      ['src/account/otpFlow.ts', 'ConditionalExpression', "state.status !== 'phone'", 'false'],
      ['src/account/otpFlow.ts', 'ConditionalExpression', 'state.asked === null', 'false'],
    ],
  },
  {
    why: '`canEnterCode` has already refused a state without a number: TypeScript needs the check.',
    mutants: [['src/account/otpFlow.ts', 'ConditionalExpression', 'state.asked === null', 'false']],
  },
  {
    why: 'The other state has no code, and `askCode` takes an empty one instead.',
    mutants: [
      ['src/account/otpFlow.ts', 'ConditionalExpression', "state.status === 'checking'", 'true'],
    ],
  },
  {
    why: 'Null counts as 0, and no time is before 1970: TypeScript needs the check.',
    mutants: [
      ['src/account/otpFlow.ts', 'ConditionalExpression', 'waitUntil !== null', 'true'],
      [
        'src/affiliate/affiliateGate.ts',
        'ConditionalExpression',
        'terms.closesAt !== null',
        'true',
      ],
      ['src/notices/noticeQueue.ts', 'ConditionalExpression', 'time !== null', 'true'],
    ],
  },
  {
    why: 'The default is no username either.',
    mutants: [['src/account/personName.ts', 'StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    why: 'A path that has passed the checks above always belongs to the site: a second line of defence.',
    mutants: [
      [
        'src/account/returnAddress.ts',
        'ConditionalExpression',
        'parseUrl(form, ORIGIN)?.origin === ORIGIN',
        'true',
      ],
      [
        'src/account/returnAddress.ts',
        'OptionalChaining',
        'parseUrl(form, ORIGIN)?.origin',
        'parseUrl(form, ORIGIN).origin',
      ],
    ],
  },
  {
    why: 'Without a result, the caller goes the same way as with false or null.',
    mutants: [
      ['src/account/returnAddress.ts', 'BlockStatement', '{', '{}'],
      ['src/cashier/transferDraft.ts', 'ObjectLiteral', '{ ok: false }', '{}'],
      ['src/cashier/transferKept.ts', 'BlockStatement', '{', '{}'],
    ],
  },
  {
    why: 'An empty text is no JSON, which gives null as well.',
    mutants: [['src/account/joinDrafts.ts', 'StringLiteral', "'null'", '""']],
  },
  {
    why: 'A number, a text or a boolean has none of the fields that are checked next.',
    mutants: [
      ['src/account/joinDrafts.ts', 'ConditionalExpression', "typeof value === 'object'", 'true'],
    ],
  },
  {
    why: 'The first day is 1, and no date is lower.',
    mutants: [['src/affiliate/affiliate.ts', 'ConditionalExpression', 'date >= firstDay', 'true']],
  },
  {
    why: 'Null is never more than the text of a day: TypeScript needs the check.',
    mutants: [
      ['src/affiliate/affiliateRange.ts', 'ConditionalExpression', 'asked.from !== null', 'true'],
    ],
  },
  {
    why: 'Both sides give the same result when the values are equal.',
    mutants: [
      [
        'src/affiliate/affiliateRange.ts',
        'EqualityOperator',
        'asked.from > settled',
        'asked.from >= settled',
      ],
      ['src/promotions/promotion.ts', 'EqualityOperator', 'full > maxBonus', 'full >= maxBonus'],
    ],
  },
  {
    why: 'The default is no code of a bonus either.',
    mutants: [['src/cashier/depositBonus.ts', 'StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    why: 'A match always has both groups: TypeScript needs the default.',
    mutants: [
      ['src/cashier/qrPayload.ts', 'StringLiteral', "''", '"Stryker was here!"'],
      ['src/cashier/qrPayload.ts', 'StringLiteral', "''", '"Stryker was here!"'],
    ],
  },
  {
    why: 'The default is no amount either.',
    mutants: [['src/cashier/qrPayload.ts', 'StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    why: 'The text has at most four characters, and the rest of the pattern needs four.',
    mutants: [
      ['src/cashier/qrPayload.ts', 'Regex', '/^(\\d{2})(\\d{2})$/', '/(\\d{2})(\\d{2})$/'],
      ['src/cashier/qrPayload.ts', 'Regex', '/^(\\d{2})(\\d{2})$/', '/^(\\d{2})(\\d{2})/'],
    ],
  },
  {
    why: 'The text of a moment always has a day and a time: TypeScript needs the default.',
    mutants: [
      ['src/cashier/transferDraft.ts', 'StringLiteral', "''", '"Stryker was here!"'],
      ['src/cashier/transferDraft.ts', 'StringLiteral', "''", '"Stryker was here!"'],
    ],
  },
  {
    why: 'The maximum is one of the amounts already.',
    mutants: [['src/cashier/quickAmounts.ts', 'EqualityOperator', 'step < max', 'step <= max']],
  },
  {
    why: 'An empty word is no network.',
    mutants: [['src/cashier/usdtAddress.ts', 'Regex', '/[^a-z0-9]+/', '/[^a-z0-9]/']],
  },
  {
    why: 'To take a report from null throws, and the catch gives null as well.',
    mutants: [['src/cashier/transferKept.ts', 'ConditionalExpression', 'report !== null', 'true']],
  },
  {
    why: 'No difference of two such floats is exactly 0.001.',
    mutants: [
      [
        'src/cashier/usdt.ts',
        'EqualityOperator',
        'Math.abs(baht * RATE_PER_BAHT - value) < FLOAT_NOISE',
        'Math.abs(baht * RATE_PER_BAHT - value) <= FLOAT_NOISE',
      ],
    ],
  },
  {
    why: 'Null counts as 0 and every time is after 1970, so that both ways end with the same lock.',
    mutants: [
      ['src/cashier/withdrawLock.ts', 'ConditionalExpression', 'kept === null', 'false'],
      ['src/cashier/withdrawLock.ts', 'ConditionalExpression', 'said !== null', 'true'],
    ],
  },
  {
    why: 'Null counts as 0, and no deposit or loss is below it: TypeScript needs the check.',
    mutants: [
      ['src/promotions/promotion.ts', 'ConditionalExpression', 'minDeposit !== null', 'true'],
    ],
  },
  {
    why: 'A longer text that passes the pattern gives no valid date.',
    mutants: [
      [
        'src/time/bangkokTime.ts',
        'Regex',
        '/^20\\d\\d-\\d\\d-\\d\\d$/',
        '/^20\\d\\d-\\d\\d-\\d\\d/',
      ],
    ],
  },
];
