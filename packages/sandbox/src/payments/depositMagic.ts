import type { MagicTable } from '../control/magicTable.ts';
import { magicAmounts } from './magicAmounts.ts';

/** Test amounts of a QR, as the control page shows them. */
export const qrMagic: MagicTable = {
  title: 'QR deposits',
  explains: 'The last two digits of the whole baht decide; all other amounts behave like 01.',
  rows: magicAmounts.map(({ digits, qr }) => ({ value: `…${digits}`, effect: qr.explains })),
};

/** Test amounts of a reported transfer. */
export const transferMagic: MagicTable = {
  title: 'Reported transfers',
  explains:
    'The last two digits of the whole baht, or of the whole USDT, decide; all other amounts behave like 01.',
  rows: magicAmounts.map(({ digits, transfer }) => ({
    value: `…${digits}`,
    effect: transfer.explains,
  })),
};
