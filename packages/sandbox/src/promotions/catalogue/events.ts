import type { ShippedLocale } from '@brand/domain';
import type { PictureId } from '../../art/banners/pictures.ts';

/** An event of the operator; its dates are in the database. */
export interface CatalogueEvent {
  id: string;
  picture: PictureId;
  /** `content` is HTML. */
  words: Readonly<Record<ShippedLocale, { title: string; summary: string; content: string }>>;
  /** Page of the site that it links to; null for no link. */
  link: string | null;
  /** Days from the seed; a negative `from` is before it. */
  open: { from: number; to: number };
}

/** The events of the operator. */
export const events: readonly CatalogueEvent[] = [
  {
    id: 'fishing-season',
    picture: 'fishing-season',
    words: {
      th: {
        title: 'เข้าฤดูยิงปลา',
        summary: 'รวมเกมยิงปลาจากทุกค่ายไว้ที่เดียว พร้อมโบนัสฝาก 15% สำหรับเกมยิงปลา',
        content:
          '<p>ตลอดฤดูยิงปลา เรารวมเกมยิงปลาจากทุกค่ายไว้ในหน้าเดียว เลือกเล่นได้ตามใจ</p>' +
          '<h3>มีอะไรบ้าง</h3><ul><li>เกมยิงปลาทุกเกมทดลองเล่นได้</li>' +
          '<li>โบนัสฝาก 15% สำหรับเกมยิงปลา สัปดาห์ละครั้ง ดูเงื่อนไขได้ที่หน้าโปรโมชั่น</li></ul>',
      },
      en: {
        title: 'Fishing season',
        summary: 'All fishing games in one place, with a 15% deposit bonus',
        content:
          '<p>All season long, fishing games from every provider are on one page.</p>' +
          '<h3>What you get</h3><ul><li>Try every fishing game for free</li>' +
          '<li>15% deposit bonus for fishing games, once a week. See the terms on the promotions page</li></ul>',
      },
    },
    link: '/list/fishing',
    open: { from: -14, to: 21 },
  },
  {
    id: 'new-games-month',
    picture: 'new-games',
    words: {
      th: {
        title: 'เดือนแห่งเกมใหม่',
        summary: 'เกมใหม่เข้าทุกสัปดาห์ ทดลองเล่นก่อนได้ทุกเกม',
        content:
          '<p>เดือนนี้มีเกมใหม่เข้าทุกสัปดาห์ เกมที่เพิ่งเข้ามีป้าย “มาใหม่”</p>' +
          '<ul><li>ทดลองเล่นได้โดยไม่ใช้เงินจริง</li><li>กดหัวใจเก็บเกมที่ชอบไว้ในเกมโปรด</li></ul>',
      },
      en: {
        title: 'A month of new games',
        summary: 'New games every week. Try each one first',
        content:
          '<p>New games arrive every week this month. Look for the “New” badge.</p>' +
          '<ul><li>Try them without real money</li><li>Tap the heart to save games to your favourites</li></ul>',
      },
    },
    link: '/list/slot',
    open: { from: -5, to: 24 },
  },
  {
    id: 'durian-fair',
    picture: 'durian-fair',
    words: {
      th: {
        title: 'เทศกาลทุเรียน',
        summary: 'เกมธีมทุเรียนรวมไว้ที่เดียว เริ่มเร็วๆ นี้',
        content:
          '<p>เกมธีมทุเรียนจากทุกค่ายจะรวมอยู่ในหน้าเดียวตลอดเทศกาล</p>' +
          '<p>ค้นหาคำว่า “ทุเรียน” เพื่อดูเกมที่เข้าร่วมได้ตั้งแต่วันนี้</p>',
      },
      en: {
        title: 'Durian fair',
        summary: 'Every durian game in one place, coming soon',
        content:
          '<p>During the fair, durian games from every provider are on one page.</p>' +
          '<p>Search for “durian” to see the games today.</p>',
      },
    },
    link: '/search/durian',
    open: { from: 7, to: 14 },
  },
  {
    id: 'slot-month',
    picture: 'tournament',
    words: {
      th: {
        title: 'ทัวร์นาเมนต์สล็อตเดือนที่แล้ว',
        summary: 'จบแล้ว ขอบคุณทุกคนที่ร่วมแข่ง ดูผลได้ที่หน้าทัวร์นาเมนต์',
        content:
          '<p>ทัวร์นาเมนต์สล็อตเดือนที่แล้วจบแล้ว ขอบคุณทุกคนที่ร่วมแข่ง</p>' +
          '<p>ตารางคะแนนและรายการถัดไปดูได้ที่หน้าทัวร์นาเมนต์</p>',
      },
      en: {
        title: 'Last month’s slot tournament',
        summary: 'Ended. Thank you for playing. See the results on the tournament page',
        content:
          '<p>Last month’s slot tournament has ended. Thank you to everyone who played.</p>' +
          '<p>See the leaderboard and upcoming tournaments on the tournament page.</p>',
      },
    },
    link: '/slot-tournament',
    open: { from: -40, to: -9 },
  },
];
