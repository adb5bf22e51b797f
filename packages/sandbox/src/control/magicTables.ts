import { affiliateMagic } from '../affiliate/affiliateMagic.ts';
import { joinMagicTables } from '../join/magicValues.ts';
import { qrMagic, transferMagic } from '../payments/depositMagic.ts';
import { withdrawalTestValues } from '../withdrawals/testWithdrawals.ts';
import type { MagicTable } from './magicTable.ts';

/** All tables of test values; each is defined in the area that uses it. */
export const magicTables: readonly MagicTable[] = [
  ...joinMagicTables,
  affiliateMagic,
  qrMagic,
  transferMagic,
  withdrawalTestValues,
];
