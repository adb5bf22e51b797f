import { DAY, HOUR } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { bankChangeNotice } from './bankChange.ts';
import type { NoticeDraft } from './notice.ts';
import { publishNotice } from './notices.ts';

const HOLDER = 'บริษัท ตัวอย่าง จำกัด';

/** A seeded notice: its start, its duration, and whether members have read it. */
interface SeedNotice {
  /** Milliseconds before the seed. */
  ago: number;
  /** Milliseconds from start to end. */
  lasts: number;
  /** Read by every seeded member of its audience. */
  read?: true;
  draft: NoticeDraft;
}

/** Notices in everyone’s inbox: two running ones that do not open automatically, and the past ones. */
const everybody: readonly SeedNotice[] = [
  {
    ago: 41 * DAY,
    lasts: 14 * DAY,
    read: true,
    draft: {
      type: 'promotion',
      title: { th: 'ชวนเพื่อนมาเล่น รับรายได้ทุกวัน', en: 'Invite friends, earn every day' },
      content: {
        th: '<p>คัดลอกลิงก์จากหน้า<b>แนะนำเพื่อน</b> ส่งให้เพื่อนสมัคร รายได้สรุปให้ทุกวันเวลา 11:00 น.</p><ul><li>ถอนรายได้ได้วันที่ 1 ถึง 5 ของทุกเดือน</li><li>วันละ 1 ครั้ง</li></ul>',
        en: '<p>Copy your link from the <b>affiliate</b> page and send it to friends. Income is credited daily at 11:00.</p><ul><li>Withdraw income on days 1 to 5 of each month</li><li>Once a day</li></ul>',
      },
      image: 'banners/invite-friends.{lang}.phone.svg',
      link: '/affiliate',
    },
  },
  {
    ago: 23 * DAY,
    lasts: 2 * DAY,
    read: true,
    draft: {
      type: 'maintenance',
      title: { th: 'แจ้งปิดปรับปรุงระบบ คืนวันพุธ', en: 'Maintenance on Wednesday night' },
      content: {
        th: '<p>ระบบฝาก-ถอนปิดปรับปรุงเวลา <strong>03:00 - 05:00 น.</strong></p><p>ระหว่างนี้เข้าเล่นเกมได้ตามปกติ ยอดเงินของคุณอยู่ครบ</p>',
        en: '<p>Deposits and withdrawals are unavailable from <strong>03:00 to 05:00</strong>.</p><p>Games stay open, and your balance is safe.</p>',
      },
    },
  },
  {
    ago: 17 * DAY,
    lasts: 7 * DAY,
    read: true,
    draft: bankChangeNotice({
      bank: 'ktb',
      accountNumber: '9876543210',
      accountName: HOLDER,
      groupBank: null,
    }),
  },
  {
    ago: 12 * DAY,
    lasts: 7 * DAY,
    read: true,
    draft: {
      type: 'game',
      title: { th: 'เกมใหม่ ปูปืนใหญ่', en: 'New game: Crab Cannon' },
      content: {
        th: '<p>เกมยิงปลาใหม่ เล่นได้แล้ววันนี้ <i>ลองเล่นฟรีก่อนได้</i></p>',
        en: '<p>A new fishing game is here. <i>Try the demo first.</i></p>',
      },
      image: 'covers/crab-cannon.svg',
      game: 'crab-cannon',
      link: '/game/g_crab-cannon/crab-cannon',
      showOne: true,
    },
  },
  {
    ago: 6 * DAY,
    lasts: 4 * DAY,
    read: true,
    draft: {
      type: 'maintenance',
      title: { th: 'ธนาคารปิดปรับปรุง ฝากผ่านช่องทางอื่นได้', en: 'Bank maintenance: use another channel' },
      content: {
        th: '<p>ธนาคารกรุงไทยปิดปรับปรุงระบบคืนนี้ 23:00 - 02:00 น. การฝากผ่านธนาคารนี้อาจล่าช้า</p><p>แนะนำให้ฝากด้วย <a href="/deposit">สแกน QR</a></p>',
        en: '<p>Krungthai Bank is under maintenance tonight from 23:00 to 02:00. Deposits through it may be delayed.</p><p>Please <a href="/deposit">deposit by QR</a> instead.</p>',
      },
      link: '/deposit',
    },
  },
  {
    ago: 2 * DAY,
    lasts: 28 * DAY,
    draft: {
      type: 'promotion',
      title: { th: 'ทัวร์นาเมนต์สล็อตเปิดแล้ว', en: 'The slot tournament is open' },
      content: {
        th: '<p>เล่นเกมสล็อตที่ร่วมรายการ เก็บแต้มไต่อันดับ ดูตารางคะแนนและรางวัลได้ที่หน้า<a href="/slot-tournament">ทัวร์นาเมนต์</a></p>',
        en: '<p>Play eligible slots, earn points and climb the leaderboard. See points and prizes on the <a href="/slot-tournament">tournament</a> page.</p>',
      },
      image: 'banners/tournament.{lang}.phone.svg',
      link: '/slot-tournament',
      alert: false,
    },
  },
  {
    ago: 5 * HOUR,
    lasts: 21 * DAY,
    draft: {
      type: 'game',
      title: { th: 'มาใหม่ แนวปะการังเดือด', en: 'New: Reef Rumble' },
      content: {
        th: '<p>เกมยิงปลาใหม่ล่าสุด <b>แนวปะการังเดือด</b> เปิดให้เล่นแล้ว กดเล่นเลยหรือทดลองเล่นก่อนก็ได้</p>',
        en: '<p>The new fishing game <b>Reef Rumble</b> is here. Play now, or try the demo first.</p>',
      },
      image: 'covers/reef-rumble.svg',
      game: 'reef-rumble',
      link: '/game/g_reef-rumble/reef-rumble',
      showOne: true,
      alert: false,
    },
  },
];

/** Notices that open automatically for bank group B: one of each type that asks for attention. */
const bankGroupB: readonly SeedNotice[] = [
  {
    ago: 3 * DAY,
    lasts: 30 * DAY,
    draft: {
      type: 'promotion',
      title: { th: 'ระดับ VIP ของคุณพร้อมอัปเดต', en: 'Your VIP level is ready to update' },
      content: {
        th: '<p>เราปรับสิทธิพิเศษของสมาชิก VIP ใหม่ ระบบจะอัปเดตระดับของคุณเมื่อเปิดประกาศนี้</p><p>ดูสิทธิพิเศษทั้งหมดได้ที่หน้า <a href="/vip">VIP</a></p>',
        en: '<p>VIP benefits are new. Your level is updated when you open this notice.</p><p>See all benefits on the <a href="/vip">VIP</a> page.</p>',
      },
      link: '/vip',
      forceUpgate: true,
      showOne: true,
      audience: { groupBank: 'B' },
    },
  },
  {
    ago: 20 * HOUR,
    lasts: 2 * DAY,
    draft: {
      type: 'maintenance',
      title: { th: 'แจ้งปิดปรับปรุงระบบถอนเงิน', en: 'Withdrawal maintenance' },
      content: {
        th: '<p>ระบบถอนเงินปิดปรับปรุงพรุ่งนี้เวลา <strong>04:00 - 04:30 น.</strong> ขออภัยในความไม่สะดวก</p>',
        en: '<p>Withdrawals are unavailable tomorrow from <strong>04:00 to 04:30</strong>. Sorry for the inconvenience.</p>',
      },
      audience: { groupBank: 'B' },
    },
  },
  {
    ago: 2 * HOUR,
    lasts: 7 * DAY,
    draft: bankChangeNotice({
      bank: 'gsb',
      accountNumber: '1123456789',
      accountName: HOLDER,
      groupBank: 'B',
    }),
  },
];

/** Fills the inbox of every member and the notice modal of bank group B. */
export function seedNotices(context: Context): void {
  const { db, clock } = context;
  const now = clock.now();
  for (const { ago, lasts, read, draft } of [...everybody, ...bankGroupB]) {
    const starts = now - ago;
    const id = publishNotice(context, { ...draft, starts, ends: starts + lasts });
    if (!read) continue;
    db.run(
      'INSERT INTO notice_reads (notice, member, time) SELECT ?, id, ? FROM members',
      id,
      starts + 6 * HOUR,
    );
  }
}
