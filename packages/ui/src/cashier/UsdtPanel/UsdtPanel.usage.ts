import type { Usage } from '../../private/usage.ts';

/** How UsdtPanel is meant to be used. */
export const usage: Usage = {
  summary: 'USDT deposit details: network, address, rate and converter.',
  when: [
    'In the desktop side panel and as a page on a phone.',
    'With UsdtGuide behind its “How to send”, and TransferReport behind its last button.',
  ],
  whenNot: [
    'For baht, by QR or by bank: DepositPanel, BankTransferPanel.',
    'For an address that was verified elsewhere: it verifies the address itself and never shows an invalid one.',
  ],
  anatomy: {
    guide: 'Opens the guide.',
    only: 'The warning next to the network: another network loses the money.',
    bonus: 'The bonus of the channel.',
    address: 'QR code, characters and copy; shown only if the checksum is valid for the network.',
    characters: 'The address in groups of four; a manual selection contains no spaces.',
    copy: 'Copies the address.',
    converter: 'Two amounts; typing in one fills the other.',
    rate: 'Baht for 1 USDT.',
    report: 'Opens the report of a transfer.',
    unverified: 'Replaces an address that cannot be verified: no QR code, no copy.',
  },
  keyboard: {
    '↑ ↓': 'Move between the networks.',
    Tab: 'Moves through network, copy, both amounts and the report in reading order.',
  },
  words: [
    'Name the network in every sentence that depends on it: “โอนผ่านเครือข่าย TRC20 เท่านั้น” (Send over TRC20 only).',
    'State clearly what cannot be undone: “จะสูญหาย นำกลับคืนมาไม่ได้” (is lost and cannot be recovered).',
  ],
};
