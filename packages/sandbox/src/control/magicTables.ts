import { affiliateMagic } from '../affiliate/affiliateMagic.ts';
import { joinMagicTables } from '../join/magicValues.ts';
import { qrMagic, transferMagic } from '../payments/depositMagic.ts';
import { withdrawalTestValues } from '../withdrawals/testWithdrawals.ts';
import type { MagicTable } from './magicTable.ts';

/** Every table of magic values, each made by the area that obeys it. */
export const magicTables: readonly MagicTable[] = [
  ...joinMagicTables,
  affiliateMagic,
  qrMagic,
  transferMagic,
  withdrawalTestValues,
];
