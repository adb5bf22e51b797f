import type { BannerDesign } from './bannerDesign.ts';
import { promotionDesigns } from './promotionDesigns.ts';
import { arena, deep, launch, ride, scan } from './scenes.ts';

/** The banners of the home page. */
const designs = {
  'new-games': {
    palette: 'lavender',
    face: 'lilita',
    scene: launch,
    headline: { th: ['เกมใหม่', 'ประจำสัปดาห์'], en: ['New games', 'this week'] },
    line: { th: 'ทดลองเล่นได้ทุกเกม', en: 'Try every one of them free' },
  },
  'qr-deposit': {
    palette: 'lagoon',
    face: 'kanit',
    scene: scan,
    headline: { th: ['ฝากด้วย QR', 'ในหนึ่งนาที'], en: ['Deposit by QR', 'in a minute'] },
    line: { th: 'สแกนได้จากทุกแอปธนาคาร', en: 'Scan it with any Thai bank app' },
  },
  tournament: {
    palette: 'forge',
    face: 'bangers',
    scene: arena,
    headline: { th: ['ทัวร์นาเมนต์', 'สล็อตเดือนนี้'], en: ['Slot tournament', 'of the month'] },
    line: { th: 'ดูตารางคะแนนได้ตลอดเวลา', en: 'Follow the table as it moves' },
  },
  'invite-friends': {
    palette: 'dusk',
    face: 'lilita',
    scene: ride,
    headline: { th: ['ชวนเพื่อน', 'มาเล่นด้วยกัน'], en: ['Bring a friend', 'along'] },
    line: { th: 'ดูรายได้แนะนำเพื่อนได้ทุกวัน', en: 'See your referral income daily' },
  },
  'fishing-season': {
    palette: 'kickoff',
    face: 'righteous',
    scene: deep,
    headline: { th: ['เข้าฤดู', 'ยิงปลาแล้ว'], en: ['Fishing', 'season'] },
    line: { th: 'รวมเกมยิงปลาจากทุกค่าย', en: 'All the fishing games in one place' },
  },
} as const satisfies Record<string, BannerDesign>;

export type BannerId = keyof typeof designs;

/** The banners of the home page, in order. */
export const bannerIds = Object.keys(designs) as readonly BannerId[];

export type PictureId = BannerId | keyof typeof promotionDesigns;

/** Every banner and picture, in the style of a brand without its own. */
export const allDesigns: Readonly<Record<PictureId, BannerDesign>> = {
  ...designs,
  ...promotionDesigns,
};

/** The banners of the home page and the pictures of promotions and events. */
export const pictureIds = Object.keys(allDesigns) as readonly PictureId[];
