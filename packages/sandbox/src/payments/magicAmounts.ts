/** The automatic result of a QR, as stored. */
export type DepositOutcome = 'paid' | 'alert' | 'expired' | 'unpaid';

/** The kind of reply to a QR request: valid, or intentionally invalid. */
export type QrReplyKind = 'whole' | 'incomplete' | 'wrongAmount';

/** The effect of an amount. */
export interface MagicAmount {
  /** Last two digits of the whole baht; for a transfer in USDT, of the whole USDT. */
  readonly digits: string;
  readonly qr: {
    readonly outcome: DepositOutcome;
    readonly reply: QrReplyKind;
    /** Description of the effect, in one sentence. */
    readonly explains: string;
  };
  /** A transfer that a member reports and the back office reviews. */
  readonly transfer: {
    readonly decision: 'credit' | 'turnDown' | 'none';
    readonly explains: string;
  };
}

const paid = { outcome: 'paid', reply: 'whole', explains: 'Paid after four seconds.' } as const;
const credited = { decision: 'credit', explains: 'Credited after two minutes.' } as const;

/** All other amounts behave like 01. */
const ordinary: MagicAmount = { digits: '01', qr: paid, transfer: credited };

/** All amounts with a special effect. */
export const magicAmounts: readonly MagicAmount[] = [
  ordinary,
  {
    digits: '02',
    qr: {
      outcome: 'alert',
      reply: 'whole',
      explains: 'The next poll returns an alert; nothing is credited.',
    },
    transfer: { decision: 'turnDown', explains: 'Turned down after two minutes.' },
  },
  {
    digits: '03',
    qr: {
      outcome: 'expired',
      reply: 'whole',
      explains: 'The next poll answers expired (98), long before the expiry time.',
    },
    transfer: credited,
  },
  {
    digits: '04',
    qr: {
      outcome: 'unpaid',
      reply: 'whole',
      explains: 'Never paid; the QR expires at its expiry time.',
    },
    transfer: { decision: 'none', explains: 'Stays in review until a manual decision.' },
  },
  {
    digits: '05',
    qr: {
      outcome: 'unpaid',
      reply: 'incomplete',
      explains:
        'The reply has no QR. This is the only reply that intentionally violates the contract.',
    },
    transfer: credited,
  },
  {
    digits: '06',
    qr: {
      outcome: 'unpaid',
      reply: 'wrongAmount',
      explains: 'The QR requests one baht more than the reply states.',
    },
    transfer: credited,
  },
];

/** The effect of a whole amount. */
export function magicAmount(whole: number): MagicAmount {
  const digits = String(whole % 100).padStart(2, '0');
  return magicAmounts.find((each) => each.digits === digits) ?? ordinary;
}
