import type { Announcement, Notice } from '@brand/domain';

/** Pictures in Storybook come from its own origin. */
export const STORY_PLACES = {
  imageHosts: typeof location === 'undefined' ? [] : [location.origin],
  siteHref: (path: string) => path,
};

/** @param path of a picture of Storybook */
const artOf = (path: string) => `${STORY_PLACES.imageHosts[0] ?? ''}/art/${path}`;

export const promotionNotice: Notice = {
  id: 'n_promotion',
  type: 'promotion',
  title: 'ทัวร์นาเมนต์สล็อตเปิดแล้ว',
  unsafeHtml:
    '<p>เล่นเกมสล็อตที่ร่วมรายการ เก็บแต้มไต่อันดับ ดูตารางคะแนนและรางวัลได้ที่หน้า<a href="/slot-tournament">ทัวร์นาเมนต์</a></p><ul><li>เริ่มวันนี้ถึง 31 มกราคม</li><li>รางวัลรวม 200,000 บาท</li></ul>',
  image: artOf('banners/tournament.th.phone.svg'),
  gameName: null,
  link: { to: 'site', path: '/slot-tournament' },
  showOnce: false,
  forcesUpgrade: false,
  opensByItself: true,
  endsAt: null,
};

export const bankNotice: Notice = {
  ...promotionNotice,
  id: 'n_bank',
  type: 'bank',
  title: 'แจ้งเปลี่ยนแปลงบัญชีฝาก',
  unsafeHtml:
    '<p>บัญชีสำหรับฝากเงินของเราเปลี่ยนเป็น</p><p><b>ธนาคารออมสิน</b><br>เลขที่บัญชี <b>112-3-45678-9</b><br>ชื่อบัญชี บริษัท ตัวอย่าง จำกัด</p>',
  image: artOf('banks/gsb.svg'),
  link: { to: 'site', path: '/deposit' },
};

export const gameNotice: Notice = {
  ...promotionNotice,
  id: 'n_game',
  type: 'game',
  title: 'เกมใหม่ประจำสัปดาห์',
  unsafeHtml: '<p>เกมยิงปลาใหม่ล่าสุด <b>เล่นได้แล้ววันนี้</b> หรือทดลองเล่นก่อนก็ได้</p>',
  image: artOf('covers/crab-cannon.svg'),
  gameName: 'ปูปืนใหญ่',
  link: { to: 'site', path: '/game/g_crab-cannon/crab-cannon' },
};

export const maintenanceNotice: Notice = {
  ...promotionNotice,
  id: 'n_maintenance',
  type: 'maintenance',
  title: 'แจ้งปิดปรับปรุงระบบถอนเงิน',
  unsafeHtml:
    '<p>ระบบถอนเงินปิดปรับปรุงพรุ่งนี้เวลา <strong>04:00 - 04:30 น.</strong> ขออภัยในความไม่สะดวก</p>',
  image: null,
  link: null,
};

export const storyAnnouncement: Announcement = {
  id: 'a_1',
  title: 'ประกาศเวลาให้บริการ',
  unsafeHtml: '<p>ฝ่ายบริการลูกค้าเปิดให้บริการ <b>ตลอด 24 ชั่วโมง</b> ในช่วงวันหยุดยาว</p>',
  image: artOf('banners/qr-deposit.th.phone.svg'),
  link: null,
};
