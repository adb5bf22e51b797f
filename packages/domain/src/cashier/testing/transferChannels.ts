import type { BankChannel, UsdtChannel } from '../channel.ts';
import { satangFromBaht } from '../../money/money.ts';
import { usdtRate } from '../usdt.ts';

/** Transfer channels from 250 to 45,000 baht. */
export const bank: BankChannel = {
  id: 'b1',
  kind: 'bank',
  bankCode: 'ktb',
  name: 'KTB',
  accountName: 'Example',
  accountNumber: '9876543210',
  accountChangedAt: null,
  previousAccountNumber: null,
  image: null,
  range: { min: satangFromBaht(250), max: satangFromBaht(45_000) },
  bonus: null,
};
/** 34.50 baht for 1 USDT. */
export const usdt: UsdtChannel = {
  id: 'u1',
  kind: 'usdt',
  network: 'TRC20',
  networkImage: null,
  address: 'THZRKW6keuj94ez2tpAShaehGr7Fc9ZxzM',
  accountName: null,
  rate: usdtRate(345_000),
  image: null,
  range: bank.range,
  bonus: null,
};
