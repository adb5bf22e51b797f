/** Password of every seeded member. */
export const PASSWORD = 'demo1234';

/** A member of every fresh database. */
export interface SeedAccount {
  readonly id: string;
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Registered bank account, null before one is registered. */
  readonly account: { readonly bank: string; readonly number: string } | null;
  /** Bank group, which determines the member’s notices. @default 'A' */
  readonly bankGroup?: 'B';
  /** Code of section 8 with which login refuses this member. */
  readonly loginRefusal?: 1007 | 1008 | 3000 | 5001;
  /** Purpose of this member, in one sentence. */
  readonly purpose: string;
}

/** In display order. The histories are in `pasts.ts`; data of an area is in the seed of that area. */
export const accounts: readonly SeedAccount[] = [
  {
    id: 'm_0001',
    username: 'demo',
    firstname: 'สมชาย',
    lastname: 'ใจดี',
    account: { bank: 'kbank', number: '1234567890' },
    purpose: 'The ordinary member, with 12,500.00 baht and three weeks of history.',
  },
  {
    id: 'm_0002',
    username: 'new',
    firstname: 'มาลี',
    lastname: 'ศรีสุข',
    account: { bank: 'scb', number: '4051234567' },
    purpose: 'New member: no money, no deposit, an empty history.',
  },
  {
    id: 'm_0003',
    username: 'nobank',
    firstname: 'วิชัย',
    lastname: 'ทองคำ',
    account: null,
    purpose: 'Has no registered bank account, so withdrawals are impossible.',
  },
  {
    id: 'm_0004',
    username: 'empty',
    firstname: 'กนกวรรณ',
    lastname: 'พูลผล',
    account: { bank: 'bbl', number: '2087416935' },
    purpose: 'Has 0.00 baht and a history of deposits and withdrawals.',
  },
  {
    id: 'm_0005',
    username: 'rich',
    firstname: 'ธนากร',
    lastname: 'เจริญทรัพย์',
    account: { bank: 'scb', number: '7392508146' },
    bankGroup: 'B',
    purpose: 'Has 1,234,567.89 baht, more than one withdrawal allows.',
  },
  {
    id: 'm_0006',
    username: 'cooldown',
    firstname: 'ปิยะ',
    lastname: 'แสงอรุณ',
    account: { bank: 'ktb', number: '6610294857' },
    purpose:
      'Locked after a withdrawal; login after the lock makes a new one of 300.00 baht, paid by the operator.',
  },
  {
    id: 'm_0007',
    username: 'nousdt',
    firstname: 'สุดารัตน์',
    lastname: 'วงศ์ไทย',
    account: { bank: 'kbank', number: '0458213697' },
    purpose: 'Has no USDT channel.',
  },
  {
    id: 'm_0008',
    username: 'onechannel',
    firstname: 'อนุชา',
    lastname: 'บุญมี',
    account: { bank: 'bay', number: '3571928406' },
    purpose: 'Has exactly one deposit channel.',
  },
  {
    id: 'm_0009',
    username: 'vip',
    firstname: 'พิมพ์ชนก',
    lastname: 'รุ่งเรืองกิจ',
    account: { bank: 'kbank', number: '8126374950' },
    bankGroup: 'B',
    purpose: 'High roller: large deposits and withdrawals, and a VIP level.',
  },
  {
    id: 'm_0010',
    username: 'aff',
    firstname: 'ณัฐพล',
    lastname: 'มั่นคง',
    account: { bank: 'scb', number: '5214783609' },
    purpose: 'Has referred friends for three months and has affiliate income.',
  },
  {
    id: 'm_0011',
    username: 'promo',
    firstname: 'ชลธิชา',
    lastname: 'สายทอง',
    account: { bank: 'tmb', number: '9043827156' },
    purpose: 'Has a deposit promotion running.',
  },
  {
    id: 'm_0012',
    username: 'locked',
    firstname: 'เอกชัย',
    lastname: 'ดวงดี',
    account: { bank: 'ktb', number: '6789012345' },
    loginRefusal: 1008,
    purpose: 'Cannot log in, code 1008: the password is locked.',
  },
  {
    id: 'm_0013',
    username: 'upline',
    firstname: 'รัตนา',
    lastname: 'ชื่นใจ',
    account: { bank: 'bbl', number: '2460813579' },
    loginRefusal: 1007,
    purpose: 'Cannot log in, code 1007: the upline is locked.',
  },
  {
    id: 'm_0014',
    username: 'closed',
    firstname: 'ประเสริฐ',
    lastname: 'อยู่เย็น',
    account: { bank: 'kbank', number: '7531598624' },
    loginRefusal: 5001,
    purpose: 'Cannot log in, code 5001: the account is closed.',
  },
  {
    id: 'm_0015',
    username: 'wait',
    firstname: 'วรรณา',
    lastname: 'คงสุข',
    account: { bank: 'scb', number: '4862097531' },
    loginRefusal: 3000,
    purpose: 'Cannot log in, code 3000: must always wait a minute.',
  },
];

/** The accounts as lines for a terminal, with the names in one column. */
export function accountLines(): string[] {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  return [
    `Members, password ${PASSWORD}:`,
    ...accounts.map(({ username, purpose }) => `  ${username.padEnd(width)}  ${purpose}`),
  ];
}
