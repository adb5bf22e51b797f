import type { BannerDesign } from './bannerDesign.ts';
import {
  chest,
  countdown,
  departure,
  lanterns,
  market,
  morning,
  parade,
  payday,
  pond,
  tide,
} from './promotionScenes.ts';
import { scan } from './scenes.ts';

/** Pictures of the promotions and events. Figures in them match the terms. */
export const promotionDesigns = {
  welcome: {
    palette: 'jade',
    face: 'lilita',
    scene: chest,
    headline: { th: ['ฝากครั้งแรก', 'รับเพิ่ม 100%'], en: ['First deposit', '100% more'] },
    line: { th: 'สูงสุด 1,000 บาท', en: 'Up to 1,000 baht' },
  },
  'daily-first': {
    palette: 'tangerine',
    face: 'lilita',
    scene: morning,
    headline: { th: ['ฝากแรกของวัน', 'รับเพิ่ม 10%'], en: ['10% more', 'once a day'] },
    line: { th: 'สูงสุด 300 บาท', en: 'Up to 300 baht' },
  },
  payday: {
    palette: 'plum',
    face: 'bangers',
    scene: payday,
    headline: { th: ['เงินเดือนออก', 'รับเพิ่ม 20%'], en: ['Payday week', '20% more'] },
    line: { th: 'สูงสุด 800 บาท', en: 'Up to 800 baht' },
  },
  'fishing-bonus': {
    palette: 'lagoon',
    face: 'righteous',
    scene: pond,
    headline: { th: ['โบนัสยิงปลา', 'รับเพิ่ม 15%'], en: ['Fishing bonus', '15% more'] },
    line: { th: 'สูงสุด 450 บาท', en: 'Up to 450 baht' },
  },
  'scb-qr': {
    palette: 'orchid',
    face: 'kanit',
    scene: scan,
    headline: { th: ['ฝาก SCB QR', 'รับเพิ่ม 2%'], en: ['SCB QR deposits', '2% more'] },
    line: { th: 'ได้ทุกครั้งที่ฝาก', en: 'Every single time' },
  },
  'lantern-nights': {
    palette: 'midnight',
    face: 'kaushan',
    scene: lanterns,
    headline: { th: ['คืนโคมไฟ', 'รับเพิ่ม 25%'], en: ['Lantern nights', '25% more'] },
    line: { th: 'สูงสุด 750 บาท', en: 'Up to 750 baht' },
  },
  cashback: {
    palette: 'monsoon',
    face: 'righteous',
    scene: tide,
    headline: { th: ['คืนยอดเสีย', '5% ทุกสัปดาห์'], en: ['5% back', 'every week'] },
    line: { th: 'สูงสุด 2,000 บาท', en: 'Up to 2,000 baht' },
  },
  'thank-you': {
    palette: 'lime',
    face: 'lilita',
    scene: parade,
    headline: { th: ['ขอบคุณ', 'ลูกค้าประจำ'], en: ['Thank you', 'for staying'] },
    line: { th: 'รับเครดิต 150 บาท', en: '150 baht of credit' },
  },
  'sign-up': {
    palette: 'neon',
    face: 'bungee',
    scene: countdown,
    headline: { th: ['สมัครทันเวลา', 'รับ 50 บาท'], en: ['Sign up', 'in time'] },
    line: { th: 'ไม่ต้องฝาก', en: '50 baht, no deposit' },
  },
  'deposit-in-time': {
    palette: 'dusk',
    face: 'bangers',
    scene: departure,
    headline: { th: ['ฝากทันเวลา', 'รับ 100 บาท'], en: ['Deposit', 'in time'] },
    line: { th: 'ฝาก 500 บาทขึ้นไป', en: 'Deposit 500 baht or more' },
  },
  'durian-fair': {
    palette: 'clay',
    face: 'bungee',
    scene: market,
    headline: { th: ['เทศกาล', 'ทุเรียน'], en: ['Durian', 'fair'] },
    line: { th: 'เกมธีมทุเรียนรวมไว้ที่เดียว', en: 'Every durian game in one place' },
  },
} as const satisfies Record<string, BannerDesign>;
