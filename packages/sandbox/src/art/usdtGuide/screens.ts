import type { ShippedLocale } from '@brand/domain';
import { n } from '../number.ts';
import { SCREEN, statusBar, touch } from './phone.ts';
import { words } from './words.ts';

/** Languages of the texts in the pictures. */
export type GuideLocale = ShippedLocale;

const INK = '#1c1648';
const QUIET = '#6d6796';
const PAPER = '#f6f4ff';
const BRAND = '#4b3bd1';
const AMBER = '#ffb63d';
const GREEN = '#16a06c';

type Words = Readonly<Record<GuideLocale, string>>;
const W = SCREEN.width;
const mid = W / 2;

const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}"${more}/>`;
const title = (text: string) =>
  words(text, mid, 50, { size: 15, fill: INK, anchor: 'middle', bold: true });
const page = (content: string) => box(0, 0, W, SCREEN.height, 0, PAPER) + statusBar(INK) + content;
const check = (x: number, y: number, r: number, fill = GREEN) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/><path d="M${n(x - r * 0.45)} ${n(y)}l${n(r * 0.33)} ${n(r * 0.36)} ${n(r * 0.58)} ${n(-r * 0.68)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.24)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The coin of the pictures: a plain U, not a real logo. */
export function coin(x: number, y: number, r: number): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)})scale(${Math.round(r * 5) / 100})">` +
    '<circle cx="1.500" cy="2.500" r="20" fill="#0c5c40"/><circle r="20" fill="#1fa878"/><path d="M-20 0a20 20 0 0 1 40 0 22 20 0 0 0-40 0z" fill="#7fe3b9"/>' +
    '<circle r="15.500" fill="#178a62" stroke="#bdf5dc" stroke-width="1.600"/><path d="M-6-8.500v9a6 6 0 0 0 12 0v-9" fill="none" stroke="#0b4a34" stroke-width="4.600" stroke-linecap="round" transform="translate(.8 1.200)"/><path d="M-6-8.500v9a6 6 0 0 0 12 0v-9" fill="none" stroke="#f3fff9" stroke-width="4.600" stroke-linecap="round"/></g>'
  );
}

/** The logo of the fictitious wallet. */
function mark(x: number, y: number, s: number): string {
  return `<g transform="translate(${n(x)} ${n(y)})scale(${s})"><path d="M-14-7a5 5 0 0 1 4-5L9-15a3 3 0 0 1 3.500 3v5h-26z" fill="#cbc4ff"/><rect x="-14" y="-8" width="29" height="22" rx="5" fill="#fff"/><path d="M15-1H6a4.500 4.500 0 0 0 0 9h9z" fill="${AMBER}"/><circle cx="7" cy="3.500" r="1.800" fill="#7a4a00"/></g>`;
}

const tile = (x: number, y: number, fill: string, mark: string) =>
  box(x, y, 38, 38, 11, fill) +
  `<g transform="translate(${x + 19} ${y + 19})" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round">${mark}</g>`;

/** 1: the home screen, on which the tile of the wallet is the largest. */
function home(locale: GuideLocale): string {
  const label: Words = { th: 'กระเป๋าคริปโต', en: 'Crypto wallet' };
  return (
    `<linearGradient id="wall" x2=".4" y2="1"><stop stop-color="#2a2f86"/><stop offset=".55" stop-color="#8a4fb0"/><stop offset="1" stop-color="#ffb37d"/></linearGradient>${box(0, 0, W, SCREEN.height, 0, 'url(#wall)')}` +
    '<path d="M-10 300q50-70 96-20t100-44v140H-10z" fill="#3b1d63" opacity=".55"/><path d="M-10 330q60-50 110-14t90-24v90H-10z" fill="#1d0f3f" opacity=".6"/>' +
    statusBar('#fff') +
    tile(16, 44, '#3aa0d8', '<path d="M-8-6H8V6H-8zl8 7 8-7"/>') +
    tile(67, 44, '#e2674f', '<path d="M-8 8l4-12 5 8 3-5 5 9z"/>') +
    tile(118, 44, '#3fae74', '<path d="M-7-7q14-2 14 7T-2 8l-6 2 2-6Q-11 0-7-7z"/>') +
    tile(16, 268, '#d9982b', '<circle r="8"/><path d="M0-5v5l4 3"/>') +
    tile(
      118,
      238,
      '#7a63d6',
      '<path d="M-6 8V-6L8-9V5"/><circle cx="-8.500" cy="7" r="2.500"/><circle cx="5.500" cy="5" r="2.500"/>',
    ) +
    '<linearGradient id="app" x2="1" y2="1"><stop stop-color="#8474ff"/><stop offset="1" stop-color="#33259f"/></linearGradient>' +
    box(8, 100, W - 16, 44, 16, '#fff') +
    `<path d="M${mid - 10} 143h20l-10 12z" fill="#fff"/>` +
    words(label[locale], mid, 129, {
      size: locale === 'th' ? 21 : 20,
      fill: INK,
      anchor: 'middle',
      bold: true,
    }) +
    touch(mid, 206, 45) +
    box(mid - 33, 176, 66, 66, 19, '#170d4d', ' opacity=".5"') +
    box(mid - 33, 173, 66, 66, 19, 'url(#app)') +
    `<path d="M${mid - 33} 192a19 19 0 0 1 19-19h28a19 19 0 0 1 19 19q-33 12-66 0z" fill="#fff" opacity=".2"/>` +
    mark(mid, 206, 1.5)
  );
}

const card = (content: string) =>
  `<linearGradient id="card" x2="1" y2="1"><stop stop-color="#6a58f2"/><stop offset="1" stop-color="#2a1f8a"/></linearGradient>${box(12, 38, W - 24, 84, 16, 'url(#card)')}<path d="M12 100q46-40 92-6t56-34v46a16 16 0 0 1-16 16H28a16 16 0 0 1-16-16z" fill="#fff" opacity=".1"/>${content}`;

/** 2: the wallet, with the send button. */
function wallet(locale: GuideLocale): string {
  const send: Words = { th: 'ส่ง', en: 'Send' };
  const arrow = (x: number, y: number, d: string) =>
    `<path d="${d}" transform="translate(${x} ${y})" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
  const row = (y: number, fill: string, wide: number) =>
    box(12, y, W - 24, 42, 12, '#fff') +
    `<circle cx="34" cy="${y + 21}" r="12" fill="${fill}"/>` +
    box(54, y + 12, wide, 7, 3.5, '#cfc9ea') +
    box(54, y + 24, wide * 0.6, 6, 3, '#e4e0f4') +
    box(128, y + 16, 24, 8, 4, '#cfc9ea');
  return page(
    card(
      mark(33, 60, 0.62) +
        words('USDT', mid, 74, { size: 13, fill: '#cfc8ff', anchor: 'middle' }) +
        words('250.00', mid, 106, { size: 30, fill: '#fff', anchor: 'middle', bold: true }),
    ) +
      box(12, 134, 100, 56, 18, BRAND) +
      `<path d="M12 152a18 18 0 0 1 18-18h64a18 18 0 0 1 18 18q-50 9-100 0z" fill="#fff" opacity=".16"/>` +
      arrow(34, 162, 'M-7 7L7-7M-4-7H7V4') +
      words(send[locale], 54, 170, { size: locale === 'th' ? 26 : 20, fill: '#fff', bold: true }) +
      box(120, 134, 40, 56, 18, '#b9b2dd') +
      arrow(140, 162, 'M7-7L-7 7M-7-4V7H4') +
      row(206, '#f08a4b', 50) +
      row(254, '#4d9de0', 42) +
      row(302, '#c0b7e8', 46),
  );
}

/** 3: the networks, with the network of the site selected. */
function networks(locale: GuideLocale): string {
  const head: Words = { th: 'เลือกเครือข่าย', en: 'Network' };
  const row = (y: number, name: string, on: boolean) =>
    box(
      12,
      y,
      W - 24,
      54,
      14,
      on ? '#fff' : '#eceaf6',
      on ? ` stroke="${AMBER}" stroke-width="3.500"` : '',
    ) +
    words(name, 30, y + 34, { size: on ? 22 : 18, fill: on ? INK : '#a09bbd', bold: on }) +
    (on
      ? check(138, y + 27, 12)
      : `<circle cx="138" cy="${y + 27}" r="10" fill="none" stroke="#c3bedb" stroke-width="2.500"/>`);
  return page(
    title(head[locale]) +
      row(66, 'ERC20', false) +
      row(130, 'TRC20', true) +
      row(196, 'BEP20', false) +
      box(12, 264, W - 24, 54, 14, '#eceaf6'),
  );
}

/** 4: the address, pasted. */
function address(locale: GuideLocale): string {
  const head: Words = { th: 'ส่งไปที่', en: 'Send to' };
  const paste: Words = { th: 'วาง', en: 'Paste' };
  const dash = (x: number, y: number, count: number) => {
    let d = '';
    for (let at = 0; at < count; at += 1) d += `M${x + at * 11} ${y}h7`;
    return `<path d="${d}" stroke="#b7b0d8" stroke-width="5" stroke-linecap="round"/>`;
  };
  return page(
    title(head[locale]) +
      box(84, 70, 76, 40, 13, INK) +
      `<path d="M114 109h16l-8 10z" fill="${INK}"/>` +
      words(paste[locale], locale === 'th' ? 122 : 119, 97, {
        size: locale === 'th' ? 20 : 17,
        fill: '#fff',
        anchor: 'middle',
        bold: true,
      }) +
      box(12, 124, W - 24, 92, 16, '#fff', ` stroke="${BRAND}" stroke-width="2.500"`) +
      words('TGBe', 24, 154, { size: 21, fill: BRAND, bold: true }) +
      dash(84, 147, 6) +
      dash(27, 172, 11) +
      dash(27, 195, 5) +
      words('fA5k', 148, 201, { size: 21, fill: BRAND, anchor: 'end', bold: true }) +
      box(12, 234, W - 24, 44, 14, BRAND) +
      `<path d="M${mid - 12} 256h24m-9-9 9 9-9 9" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

/** 5: the amount, and the confirm button. */
function amount(locale: GuideLocale): string {
  const head: Words = { th: 'จำนวน', en: 'Amount' };
  const confirm: Words = { th: 'ยืนยัน', en: 'Confirm' };
  return page(
    title(head[locale]) +
      box(12, 66, W - 24, 92, 18, '#fff') +
      coin(36, 92, 12) +
      words('USDT', 54, 98, { size: 16, fill: QUIET }) +
      words('20.00', mid, 144, { size: 40, fill: INK, anchor: 'middle', bold: true }) +
      box(24, 174, 44, 8, 4, '#cfc9ea') +
      box(118, 174, 30, 8, 4, '#cfc9ea') +
      box(24, 194, 60, 8, 4, '#cfc9ea') +
      box(106, 194, 42, 8, 4, '#cfc9ea') +
      touch(mid, 244, 44) +
      '<linearGradient id="go" x2="0" y2="1"><stop stop-color="#6f5df6"/><stop offset="1" stop-color="#3526a6"/></linearGradient>' +
      box(12, 220, W - 24, 48, 16, 'url(#go)') +
      words(confirm[locale], mid, 252, { size: 22, fill: '#fff', anchor: 'middle', bold: true }),
  );
}

/** 6: the report on the site, and its result. */
function report(locale: GuideLocale): string {
  const reported: Words = { th: 'แจ้งโอนแล้ว', en: 'Reported' };
  const wait: Words = { th: 'รอเงินเข้า', en: 'On its way' };
  return (
    '<linearGradient id="site" x2="0" y2="1"><stop stop-color="#241b52"/><stop offset="1" stop-color="#120c2e"/></linearGradient>' +
    box(0, 0, W, SCREEN.height, 0, 'url(#site)') +
    statusBar('#cfc8ff') +
    `<circle cx="${mid}" cy="112" r="52" fill="#2f2568"/><circle cx="${mid}" cy="112" r="52" fill="none" stroke="#4a3d92" stroke-width="7"/>` +
    `<path d="M${mid} 60a52 52 0 1 1-49.500 36" fill="none" stroke="#2fd08f" stroke-width="7" stroke-linecap="round"/>` +
    check(mid, 112, 31, '#1fb57c') +
    words(reported[locale], mid, 202, { size: 22, fill: '#fff', anchor: 'middle', bold: true }) +
    box(18, 222, W - 36, 40, 20, '#3a2f7c') +
    `<circle cx="42" cy="242" r="9" fill="none" stroke="${AMBER}" stroke-width="2.600"/><path d="M42 237v5l4 3" fill="none" stroke="${AMBER}" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>` +
    words(wait[locale], 60, 248.5, { size: 17, fill: '#ffe3b0' })
  );
}

/** The screen of the phone, step by step. */
export const screens = [home, wallet, networks, address, amount, report] as const;
