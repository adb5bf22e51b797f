/** A path, and the title of its page in both languages, without the name of the brand. */
export type Titled = readonly [path: string, thai: string, english: string];

/** A game with play money. The name in the address can be any text; the title is the game's own name. */
export const DEMO = '/game/g_durian-riot/koi-pond-demo';

/** Pages open to everyone. */
export const FOR_ALL: readonly Titled[] = [
  ['/', 'เกมออนไลน์จากหลากหลายค่าย', 'Online games from many providers'],
  ['/list', 'เกม', 'Games'],
  ['/list/slot', 'สล็อต', 'Slots'],
  ['/list/freespin', 'ฟรีสปิน', 'Free spins'],
  ['/list/hot', 'เกมยอดนิยม', 'Hot games'],
  ['/search', 'ค้นหาเกม', 'Search games'],
  ['/search/koi%20pond', 'ค้นหา “koi pond”', 'Search for “koi pond”'],
  ['/game/g_durian-riot', 'ทุเรียนตัวป่วน', 'Durian Riot'],
  [DEMO, 'ทุเรียนตัวป่วน', 'Durian Riot'],
  ['/demo', 'ทดลองเล่น', 'Try demo'],
  ['/promotion', 'โปรโมชั่น', 'Promotions'],
  ['/bonus', 'โบนัส', 'Bonus'],
  ['/event', 'กิจกรรม', 'Events'],
  ['/tournament', 'ทัวร์นาเมนต์', 'Tournament'],
  ['/slot-tournament', 'ทัวร์นาเมนต์สล็อต', 'Slot tournament'],
  ['/vip', 'ระดับ VIP', 'VIP level'],
  ['/help', 'ศูนย์ช่วยเหลือ', 'Help centre'],
  ['/menu', 'เมนู', 'Menu'],
  ['/loginLine', 'เข้าสู่ระบบด้วย LINE', 'Log in with LINE'],
];

/** Pages for visitors who are not logged in. */
export const FOR_GUESTS: readonly Titled[] = [
  ['/loginUrl', 'เข้าสู่ระบบ', 'Log in'],
  ['/login', 'เข้าสู่ระบบ', 'Log in'],
  ['/register', 'สมัครสมาชิก', 'Sign up'],
  ['/register/ABC', 'สมัครสมาชิก', 'Sign up'],
  ['/registerAff', 'สมัครสมาชิก', 'Sign up'],
  ['/registerAff/ABC', 'สมัครสมาชิก', 'Sign up'],
  ['/aff', 'สมัครสมาชิก', 'Sign up'],
  ['/aff/ABC', 'สมัครสมาชิก', 'Sign up'],
  ['/forgot', 'ลืมรหัสผ่าน', 'Forgot password'],
];

/** Pages for members. */
export const FOR_MEMBERS: readonly Titled[] = [
  ['/deposit', 'ฝากเงิน', 'Deposit'],
  ['/withdraw', 'ถอนเงิน', 'Withdraw'],
  ['/history', 'ประวัติฝาก-ถอน', 'History'],
  ['/favourite', 'เกมโปรด', 'Favourites'],
  ['/list/recent', 'เล่นล่าสุด', 'Recently played'],
  ['/resetPassword', 'ตั้งรหัสผ่านใหม่', 'Reset password'],
  ['/notices', 'การแจ้งเตือน', 'Notifications'],
  ['/limits', 'เล่นอย่างรับผิดชอบ', 'Responsible play'],
  ['/profile', 'โปรไฟล์', 'Profile'],
  ['/affiliate', 'แนะนำเพื่อน', 'Affiliate'],
  ['/affiliate/member', 'รายชื่อสมาชิก', 'Member list'],
  ['/affiliate/history', 'ประวัติรายได้', 'Income history'],
  ['/affiliate/reportDaily', 'รายได้รายวัน', 'Daily income'],
  ['/affiliate/reportDetail', 'รายละเอียดรายได้', 'Income details'],
];
