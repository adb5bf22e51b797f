import type { Usage } from '../../private/usage.ts';

/** How UsdtPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Where to send USDT to: network, address, rate, and what an amount comes to.',
  when: [
    'In the side panel of a desktop and as a page of a phone alike.',
    'With UsdtGuide behind its “How to send”, and TransferReport behind its last button.',
  ],
  whenNot: [
    'For baht, by QR or by bank: DepositPanel, BankTransferPanel.',
    'For an address that has been checked elsewhere: it checks by itself, and gives out none that is wrong.',
  ],
  anatomy: {
    guide: 'Opens the guide.',
    only: 'The warning beside the network: another one loses the money.',
    bonus: 'What the channel gives on top.',
    address: 'QR, characters and copy; there only when the checksum is right for the network.',
    characters: 'The address in groups of four; selected by hand it has no blanks.',
    copy: 'Copies the address.',
    converter: 'Two amounts; typing in one fills the other.',
    rate: 'Baht for 1 USDT.',
    report: 'To the report of a transfer.',
    unverified: 'Stands for an address that cannot be verified: neither QR nor copy.',
  },
  keyboard: {
    '↑ ↓': 'Among the networks.',
    Tab: 'Through network, copy, both amounts and the report, in the order in which they are read.',
  },
  words: [
    'The network is named in every sentence that depends on it: “โอนผ่านเครือข่าย TRC20 เท่านั้น” (Send over TRC20 only).',
    'What cannot be undone is said plainly: “จะสูญหาย นำกลับคืนมาไม่ได้” (is lost and cannot be recovered).',
  ],
};
