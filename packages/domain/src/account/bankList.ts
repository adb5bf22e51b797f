/** A bank that a member can have an account with. */
export interface Bank {
  /** Code of section 3, e.g. `kbank`. */
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  /** Allowed digit counts of an account number. A bank with several account types has more than one. */
  readonly accountDigits: readonly number[];
}

/** The banks of section 3, the best known first. `registerOptions` returns the banks that an operator accepts. */
export const BANKS: readonly Bank[] = [
  bank('kbank', 'ธนาคารกสิกรไทย', 'Kasikornbank', 10),
  bank('scb', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank', 10),
  bank('ktb', 'ธนาคารกรุงไทย', 'Krungthai Bank', 10),
  bank('bbl', 'ธนาคารกรุงเทพ', 'Bangkok Bank', 10),
  bank('bay', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya', 10),
  bank('tmb', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank', 10),
  bank('gsb', 'ธนาคารออมสิน', 'Government Savings Bank', 12, 15),
  bank('baac', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', 'Bank for Agriculture (BAAC)', 12),
  bank('ghb', 'ธนาคารอาคารสงเคราะห์', 'Government Housing Bank', 12),
  bank('isbt', 'ธนาคารอิสลามแห่งประเทศไทย', 'Islamic Bank of Thailand', 10),
  bank('uob', 'ธนาคารยูโอบี', 'UOB', 10),
  bank('cimb', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai', 10),
  bank('citi', 'ธนาคารซิตี้แบงก์', 'Citibank', 10),
  bank('lh', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 'Land and Houses Bank', 10),
  bank('kkp', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra Bank', 10, 14),
];

function bank(code: string, nameTh: string, nameEn: string, ...accountDigits: number[]): Bank {
  return { code, nameTh, nameEn, accountDigits };
}
