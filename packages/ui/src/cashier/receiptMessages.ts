/** Messages of a receipt by the area of its page: a page loads the messages of its own area only. */
export const RECEIPT_MESSAGES = {
  cashier: {
    reference: 'cashier.reference',
    copy: 'cashier.copy',
    copied: 'cashier.copied',
    time: 'cashier.receipt.time',
    balance: 'cashier.balance',
    next: 'cashier.receipt.next',
    nextAt: 'cashier.receipt.nextAt',
    save: 'cashier.deposit.qr.save',
    share: 'cashier.deposit.qr.share',
  },
  affiliate: {
    reference: 'affiliate.receipt.reference',
    copy: 'affiliate.receipt.copy',
    copied: 'affiliate.receipt.copied',
    time: 'affiliate.receipt.time',
    balance: 'affiliate.withdraw.wallet',
    next: 'affiliate.receipt.next',
    nextAt: 'affiliate.receipt.nextAt',
    save: 'affiliate.receipt.save',
    share: 'affiliate.receipt.share',
  },
} as const;

/** Area whose messages a receipt uses. */
export type ReceiptArea = keyof typeof RECEIPT_MESSAGES;
