import { type Satang, parseSatang } from '../money/money.ts';

/** Payment data in an EMVCo merchant-presented QR. */
export interface QrPayment {
  readonly amount: Satang;
  /** ISO 4217 numeric; 764 is baht. */
  readonly currency: string;
}

const AMOUNT_FIELD = '54';
const CURRENCY_FIELD = '53';
const CHECKSUM_FIELD = '63';
const BAHT_CURRENCY = '764';

/**
 * Reads amount and currency from a payload after checking its checksum. Null if the payload is damaged or has no
 * amount. A valid checksum proves nothing about the amount: the caller must compare it with the displayed amount.
 */
export function readQrPayment(payload: string): QrPayment | null {
  const fields = readFields(payload);
  if (!fields) return null;
  const checksum = fields.get(CHECKSUM_FIELD);
  if (checksum?.toUpperCase() !== checksumOf(payload.slice(0, -4))) return null;
  const amount = parseSatang(fields.get(AMOUNT_FIELD) ?? '');
  const currency = fields.get(CURRENCY_FIELD);
  return amount === null || currency === undefined ? null : { amount, currency };
}

/** A QR may be shown as payable only if it requests exactly this amount in baht. */
export function qrAsksFor(payload: string, amount: Satang): boolean {
  const payment = readQrPayment(payload);
  return payment !== null && payment.currency === BAHT_CURRENCY && payment.amount === amount;
}

/** Repeated fields: tag, two-digit length, value. */
function readFields(payload: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < payload.length) {
    const head = /^(\d{2})(\d{2})$/.exec(payload.slice(at, at + 4));
    if (!head) return null;
    const [, tag = '', length = ''] = head;
    const end = at + 4 + Number(length);
    if (end > payload.length || fields.has(tag)) return null;
    fields.set(tag, payload.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE over the UTF-8 bytes of everything up to and including the tag and length of the checksum. */
function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
