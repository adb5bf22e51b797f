import { satangFromBaht, usdtRate, type UsdtChannel } from '@brand/domain';

/** A drawn square for the stories. */
const square = (fill: string, inner: string, edge = 44): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" width="${edge}" height="${edge}"><rect width="${edge}" height="${edge}" fill="${fill}"/>${inner}</svg>`,
  )}`;

/** The address has no key: funds sent to it are inaccessible. */
export const tronChannel: UsdtChannel = {
  id: 'u1',
  kind: 'usdt',
  network: 'TRC20',
  networkImage: square('#c02a33', ''),
  address: 'THZRKW6keuj94ez2tpAShaehGr7Fc9ZxzM',
  accountName: null,
  rate: usdtRate(345_000),
  image: square(
    '#1c7a5d',
    '<path d="M14 15v8a8 8 0 0 0 16 0v-8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  ),
  range: { min: satangFromBaht(250), max: satangFromBaht(45_000) },
  bonus: null,
};

export const ethereumChannel: UsdtChannel = {
  ...tronChannel,
  id: 'u2',
  network: 'ERC20',
  networkImage: square('#4b62c9', ''),
  address: '0x53414e44424F582D444F2D4E4F542d5041592121',
  accountName: 'บจก. บัวหลวงเพย์',
  rate: usdtRate(342_750),
  bonus: { text: 'รับโบนัสเพิ่ม 5% สูงสุด 500 บาท' },
};

/** An address with one wrong character. */
export const mistakenChannel: UsdtChannel = {
  ...tronChannel,
  id: 'u3',
  address: 'THZRKW6keuj94ez2tpAShaehGr7Fc9ZxzN',
};

/** An address whose checksum is unknown here. */
export const strangeChannel: UsdtChannel = { ...tronChannel, id: 'u4', network: 'Solana' };

/** Images of a guide: a phone with the number of the step. */
export const guideImages: readonly string[] = [
  '#b0562f',
  '#2f7f8f',
  '#23766a',
  '#6a58b5',
  '#7b3b78',
  '#26365f',
].map((fill, at) =>
  square(
    fill,
    `<circle cx="290" cy="90" r="46" fill="#fff" opacity=".35"/><rect x="96" y="44" width="168" height="340" rx="26" fill="#171327"/><rect x="104" y="52" width="152" height="330" rx="20" fill="#f5f3ff"/><circle cx="180" cy="190" r="56" fill="${fill}"/>${Array.from({ length: at + 1 }, (_, dot) => `<circle cx="${155 + (dot % 3) * 25}" cy="${178 + Math.trunc(dot / 3) * 25}" r="9" fill="#fff"/>`).join('')}`,
    360,
  ),
);
