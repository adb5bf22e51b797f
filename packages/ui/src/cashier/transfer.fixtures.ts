import {
  satangFromBaht,
  usdtRate,
  type BankChannel,
  type QrChannel,
  type UsdtChannel,
} from '@brand/domain';

import { walletChannel } from './cashier.fixtures.ts';

/** Accounts to transfer to, for stories and tests. Numbers and addresses are fictitious. */
export const ktbChannel: BankChannel = {
  id: 'b1',
  kind: 'bank',
  bankCode: 'ktb',
  name: 'ธนาคารกรุงไทย',
  accountName: 'บริษัท ตัวอย่าง จำกัด',
  accountNumber: '9876543210',
  accountChangedAt: null,
  previousAccountNumber: null,
  image: null,
  range: { min: satangFromBaht(250), max: satangFromBaht(45_000) },
  bonus: null,
};

/** Every text at its maximum length. */
export const longChannel: BankChannel = {
  ...ktbChannel,
  id: 'b2',
  bankCode: 'kkp',
  name: 'ธนาคารเกียรตินาคินภัทร สาขาเซ็นทรัลเวิลด์ ชั้นใต้ดิน',
  accountName: 'ห้างหุ้นส่วนจำกัด ฝึ้ปี่น้ำ ฏูญู พาณิชย์อิเล็กทรอนิกส์ระหว่างประเทศ',
  accountNumber: '98765432101',
  range: { min: satangFromBaht(1), max: satangFromBaht(9_999_999) },
  bonus: { text: 'รับโบนัสเพิ่ม 10% สูงสุด 1,000 บาทต่อวัน' },
};

export const wallet = { ...walletChannel, kind: 'truewallet' } as QrChannel & {
  readonly kind: 'truewallet';
};

export const tronChannel: UsdtChannel = {
  id: 'u1',
  kind: 'usdt',
  network: 'TRC20',
  networkImage: null,
  address: 'THZRKW6keuj94ez2tpAShaehGr7Fc9ZxzM',
  accountName: null,
  rate: usdtRate(345_000),
  image: null,
  range: { min: satangFromBaht(250), max: satangFromBaht(45_000) },
  bonus: null,
};
