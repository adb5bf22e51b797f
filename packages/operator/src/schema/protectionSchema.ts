import * as v from 'valibot';

import { flag, inLanguages, patterned, setting, wholeNumber } from './setting.ts';

/** Player protection. Everything is on by default; an operator may switch off what the law allows. */
export const protectionSchema = v.strictObject({
  clock: flag(true, 'The time of day and the length of the session, in sight while playing.'),
  realityCheckMinutes: v.optional(
    setting(
      v.nullable(wholeNumber(5, 240)),
      'How often players are told how long they have played, in minutes; null: never.',
      60,
    ),
    60,
  ),
  depositLimits: flag(
    true,
    'Deposit limits, which are lowered immediately and raised after 24 hours.',
  ),
  timeOut: flag(true, 'Time-out and self-exclusion.'),
  netDeposits: flag(true, 'Net deposits on the history page.'),
  ageMark: v.optional(
    setting(v.nullable(v.picklist(['18+', '20+'])), 'The age mark in the footer; null: none.'),
    '20+',
  ),
  ageGate: v.optional(
    setting(
      v.nullable(v.picklist(['18+', '20+'])),
      'Asks visitors for this age before they use the site, once on each device; null: not at all.',
    ),
    null,
  ),
  helpline: v.optional(
    setting(
      v.nullable(
        v.strictObject({
          name: setting(inLanguages(80), 'Its name in both languages.'),
          phone: setting(
            patterned(/^\+?[0-9][0-9 -]{1,18}[0-9]$/, 'a phone number of 3 to 20 digits', 20),
            'Its number, as it is dialled.',
            '1323',
          ),
        }),
      ),
      'A help line for gambling problems; null: none.',
    ),
    { name: { th: 'สายด่วนสุขภาพจิต', en: 'Mental Health Hotline' }, phone: '1323' },
  ),
});

/** Number of rows in the history. */
export const historySchema = v.strictObject({
  firstRows: v.optional(setting(wholeNumber(1, 100), 'Rows at first.', 10), 10),
  moreRows: v.optional(setting(wholeNumber(1, 100), 'Rows that each press adds.', 10), 10),
  mostRows: v.optional(
    setting(wholeNumber(1, 500), 'Rows at most; not fewer than firstRows.', 20),
    20,
  ),
});
