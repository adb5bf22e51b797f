import type { Locale } from '@brand/domain';

/** The words that a person looks for on the page, in both languages: `[Thai, English]`. */
const TABLE = {
  // Shell
  home: ['หน้าแรก', 'Home'],
  login: ['เข้าสู่ระบบ', 'Log in'],
  logout: ['ออกจากระบบ', 'Log out'],
  menu: ['เมนู', 'Menu'],
  favourites: ['เกมโปรด', 'Favourites'],
  recents: ['เล่นล่าสุด', 'Recently played'],
  affiliate: ['แนะนำเพื่อน', 'Affiliate'],
  liveChat: ['แชทสด', 'Live chat'],
  contactAdmin: ['ติดต่อแอดมิน', 'Contact admin'],
  mainMenu: ['เมนูหลัก', 'Main menu'],
  register: ['สมัครสมาชิก', 'Sign up'],
  back: ['ย้อนกลับ', 'Back'],
  closeToHome: ['ปิดและกลับหน้าแรก', 'Close and go to home'],
  tabBar: ['แถบเมนู', 'Tab bar'],
  games: ['เกม', 'Games'],
  searchGames: ['ค้นหาเกม', 'Search games'],
  searchShort: ['พิมพ์อย่างน้อย 3 ตัวอักษร', 'Type at least 3 characters'],
  nothingFound: ['ไม่พบเกมที่ตรงกับ “{}”', 'No games found for “{}”'],
  wallet: ['กระเป๋าเงิน', 'Wallet'],
  deposit: ['ฝากเงิน', 'Deposit'],
  withdraw: ['ถอนเงิน', 'Withdraw'],
  history: ['ประวัติ', 'History'],
  otherLanguage: ['English', 'ภาษาไทย'],
  skip: ['ข้ามไปยังเนื้อหา', 'Skip to content'],
  close: ['ปิด', 'Close'],
  retry: ['ลองใหม่', 'Retry'],
  loading: ['กำลังโหลด', 'Loading'],
  noConnection: [
    'เชื่อมต่อไม่ได้ ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
    'No connection. Check your internet and try again.',
  ],
  maintenance: [
    'ระบบปิดปรับปรุงชั่วคราว กรุณาลองใหม่ภายหลัง',
    'The site is under maintenance. Please try again later.',
  ],
  inMaintenance: ['ปิดปรับปรุงระบบ', 'Under maintenance'],
  stillInMaintenance: ['ยังปิดปรับปรุงอยู่', 'Still under maintenance'],
  offline: ['ออฟไลน์อยู่', 'You are offline'],
  notSetUp: [
    'เว็บไซต์นี้ยังตั้งค่าไม่เรียบร้อย กรุณาติดต่อแอดมิน',
    'This site has not been set up correctly yet. Please contact admin.',
  ],
  startFailed: ['เปิดเว็บไซต์ไม่สำเร็จ', 'The site could not be opened'],
  pageNotFound: ['ไม่พบหน้านี้', 'This page could not be found'],
  // Titles of windows
  titleHome: ['เกมออนไลน์ครบทุกค่าย', 'Online games from every provider'],
  titleHistory: ['ประวัติฝาก-ถอน', 'History'],
  // Log in
  username: ['ชื่อผู้ใช้', 'Username'],
  password: ['รหัสผ่าน', 'Password'],
  usernameRequired: ['กรุณากรอกชื่อผู้ใช้', 'Please enter your username'],
  passwordRequired: ['กรุณากรอกรหัสผ่าน', 'Please enter your password'],
  wrongLogin: ['ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 'Wrong username or password'],
  sessionOver: ['เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง', 'Your session has ended. Please log in again.'],
  siteClosed: ['ปิดให้บริการชั่วคราว', 'The site is closed for now'],
  cannotGoOn: ['ใช้งานต่อไม่ได้ในขณะนี้', 'You cannot go on right now'],
  usageProblem: [
    'ตรวจพบปัญหาการใช้งาน กรุณาติดต่อแอดมิน',
    'A problem was found with the use of this account. Please contact admin.',
  ],
  askAdmin: ['ติดต่อแอดมิน', 'Contact admin'],
  // Games
  categories: ['หมวดเกม', 'Game categories'],
  hotGames: ['เกมยอดนิยม', 'Hot games'],
  slots: ['สล็อต', 'Slots'],
  sports: ['กีฬา', 'Sports'],
  banners: ['ข่าวและกิจกรรม', 'News and events'],
  providers: ['ค่ายเกม', 'Providers'],
  gamesFailed: ['โหลดรายการเกมไม่สำเร็จ', 'The games could not be loaded'],
  spin: ['หมุน', 'Spin'],
  backToGames: ['กลับหน้ารวมเกม', 'Back to the games'],
  // Deposit
  chooseChannel: ['เลือกช่องทางการฝาก', 'Choose deposit channel'],
  channelsFailed: ['หน้าฝากเงินยังไม่พร้อมใช้งาน', 'The deposit page is not ready at the moment'],
  depositAmount: ['จำนวนเงินที่ฝาก', 'Amount to deposit'],
  createQr: ['สร้าง QR ฝากเงิน', 'Create QR code'],
  scanToDeposit: ['สแกนเพื่อฝากเงิน', 'Scan to deposit'],
  qrFor: ['QR สำหรับฝาก {} บาท', 'QR code for a deposit of {} baht'],
  waitingForPayment: ['รอชำระเงิน', 'Waiting for payment'],
  qrUnreachable: ['เชื่อมต่อไม่ได้ กำลังลองใหม่', 'No connection, trying again'],
  cancelDeposit: ['ยกเลิกการฝาก', 'Cancel deposit'],
  depositDone: ['ฝากเงินสำเร็จ', 'Deposit successful'],
  deposited: ['ฝากเข้า {} บาท', '{} baht deposited'],
  qrExpired: ['QR หมดอายุ', 'QR code expired'],
  depositRequired: ['กรุณาระบุจำนวนเงินที่ต้องการฝาก', 'Please enter the amount to deposit'],
  incorrect: ['ระบุจำนวนเงินให้ถูกต้อง', 'Enter the amount correctly'],
  depositDigits: ['ระบุเป็นตัวเลขเท่านั้น ไม่มีทศนิยม', 'Enter numbers only, no decimals'],
  depositMin: ['ฝากขั้นต่ำ {} บาท', 'Deposit at least {} baht'],
  depositMax: ['ฝากได้ไม่เกิน {} บาทต่อครั้ง', 'Deposit up to {} baht per time'],
  // Withdraw
  withdrawFailed: ['หน้าถอนเงินยังไม่พร้อมใช้งาน', 'The withdraw page is not ready at the moment'],
  withdrawAmount: ['จำนวนเงินที่ถอน', 'Amount to withdraw'],
  review: ['ตรวจสอบก่อนถอน', 'Check before you withdraw'],
  confirmWithdraw: ['ยืนยันการถอน', 'Confirm withdrawal'],
  withdrawDone: ['แจ้งถอนสำเร็จ', 'Withdrawal requested'],
  arrivesIn: ['เงินจะเข้าบัญชีภายในประมาณ {} นาที', 'The money arrives in about {} minutes.'],
  backToWithdraw: ['กลับหน้าถอนเงิน', 'Back to withdraw'],
  lockedFor: ['ถอนได้อีกครั้งใน', 'You can withdraw again in'],
  unsure: ['กำลังตรวจสอบผลการถอน', 'We are checking your withdrawal'],
  recheck: ['ตรวจสอบอีกครั้ง', 'Check again'],
  withdrawRequired: ['กรุณาระบุจำนวนเงินที่ต้องการถอน', 'Please enter the amount to withdraw'],
  withdrawDigits: ['ระบุเป็นตัวเลขและจุดทศนิยมเท่านั้น', 'Enter numbers and a decimal point only'],
  twoDecimals: ['ทศนิยมไม่เกิน 2 ตำแหน่ง', 'At most 2 decimals'],
  withdrawMin: ['ถอนขั้นต่ำ {} บาท', 'Withdraw at least {} baht'],
  withdrawMax: ['ถอนได้ไม่เกิน {} บาทต่อครั้ง', 'Withdraw up to {} baht per time'],
  notEnough: ['ยอดเงินไม่พอ ถอนได้สูงสุด {} บาท', 'Not enough balance. You can withdraw up to {} baht'],
  // History
  historyPanel: ['ประวัติฝาก-ถอน', 'History'],
  historyFailed: ['โหลดประวัติไม่สำเร็จ', 'The history could not be loaded'],
  viewHistory: ['ดูประวัติ', 'View history'],
  today: ['วันนี้', 'Today'],
  success: ['สำเร็จ', 'Successful'],
  inProgress: ['กำลังดำเนินการ', 'In progress'],
} as const satisfies Record<string, readonly [th: string, en: string]>;

/** A word of the table by its key. `{}` in it stands for `value`. */
export type Words = (key: keyof typeof TABLE, value?: string) => string;

/** The table in one language. */
export function wordsIn(locale: Locale): Words {
  const column = locale === 'th' ? 0 : 1;
  return (key, value = '') => TABLE[key][column].replace('{}', value);
}
