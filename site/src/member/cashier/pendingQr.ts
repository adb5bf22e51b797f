import {
  type DepositBonus,
  type DepositQr,
  FAULT_KINDS,
  type Fault,
  type PendingQr,
  type QrChannel,
  type QrStatus,
  isPayable,
  satang,
} from '@brand/domain';
import { useMemo, useSyncExternalStore } from 'react';
import type { ServerClock } from '../../platform/clock/serverClock.ts';
import { useServices, useSession } from '../services.ts';
import { localStore, onLocalChange } from '../../platform/storage/localStore.ts';
import { track } from '../../platform/telemetry/track.ts';
import { record } from '../../platform/storage/storageTable.ts';
import { notePending } from './pendingEntries.ts';

/** Status of a QR: a reply of the API, no reply, or cancelled by the member. */
export type QrUpdate =
  | QrStatus
  | { readonly outcome: 'unreachable'; readonly fault: Fault }
  | { readonly outcome: 'cancelled' };

/** The QR that is shared by all tabs of a member. */
export interface KnownQr {
  readonly id: string;
  /** When it was created, in ms on the server's clock. */
  readonly since: number;
  readonly news: QrUpdate;
  /** Null once it has ended, because it can no longer be paid. */
  readonly pending: PendingQr | null;
}

/** The member who reads or writes, with the server's clock. */
export interface QrViewer {
  readonly userId: string;
  readonly clock: ServerClock;
}

/** A QR that expired longer ago than this is not polled again: the history has its result. */
const FORGOTTEN_MS = 600_000;
const LONGEST_TEXT = 4_096;

const listeners = new Set<() => void>();
let last: KnownQr | null = null;
let lastText: string | null = null;

/**
 * The pending QR. It is stored on the device, so that a reload and a second tab show the same one, and its result reaches
 * every tab. It is removed with the session.
 */
export const pendingQr = {
  /**
   * The pending QR, or the result of the last one. Null if there is none, or if it is damaged, of another member, or
   * long expired. A visitor has none.
   */
  read(viewer: QrViewer | null): KnownQr | null {
    if (!viewer) return null;
    const { userId, clock } = viewer;
    const text = localStore.read('pendingQr');
    if (text === null) return null;
    const now = clock.passed();
    if (localStore.read('pendingQr', { userId, now }) === null) return null;
    if (text !== lastText) {
      last = knownFrom(text, last);
      lastText = text;
    }
    const over = last?.pending && now > last.pending.qr.expiresAt + FORGOTTEN_MS;
    return over ? null : last;
  },

  /** Stores a new QR. It replaces the previous one. */
  keep(pending: PendingQr, viewer: QrViewer | null): void {
    if (!viewer) return;
    // The clock may have fractions of a millisecond.
    const since = Math.floor(viewer.clock.now());
    write(viewer, { ...pending.qr, since, news: { outcome: 'waiting' }, pending });
  },

  /** Applies a new status of the QR. An ended QR, or another one, is not changed. */
  learn(qrId: string, news: QrUpdate, viewer: QrViewer | null): void {
    const known = pendingQr.read(viewer);
    if (!viewer || known?.id !== qrId || !known.pending) return;
    if (known.news.outcome === news.outcome) return;
    const { pending, since } = known;
    write(viewer, { ...pending.qr, since, news, pending: isQrResult(news) ? null : pending });
    if (news.outcome !== 'paid') return;
    track('deposit_paid');
    const { amount } = pending;
    notePending({
      key: qrId,
      type: 'deposit',
      amount,
      time: Math.floor(viewer.clock.now()),
      since,
    });
  },

  subscribe(listener: () => void): () => void {
    const stop = onLocalChange(['pendingQr'], listener);
    // A page restored from the back/forward cache has received no updates.
    addEventListener('pageshow', listener);
    listeners.add(listener);
    return () => {
      stop();
      removeEventListener('pageshow', listener);
      listeners.delete(listener);
    };
  },
};

/** Whether the QR has ended, so that it is no longer polled. */
function isQrResult({ outcome }: QrUpdate): boolean {
  return outcome !== 'waiting' && outcome !== 'unreachable';
}

/** The QR of this member's tabs. Rerenders when it changes, here or in another tab. */
export function usePendingQr(): KnownQr | null {
  const viewer = useQrViewer();
  const read = () => pendingQr.read(viewer);
  // The server-rendered initial view does not contain it.
  return useSyncExternalStore(pendingQr.subscribe, read, () => null);
}

/** The current member. Null for a visitor. */
export function useQrViewer(): QrViewer | null {
  const { clock } = useServices();
  const userId = useSession()?.userId;
  return useMemo(() => (userId === undefined ? null : { userId, clock }), [userId, clock]);
}

interface Written extends KnownQr {
  readonly payAmount: number;
  readonly expiresAt: number;
}

function write(
  viewer: QrViewer,
  { id, since, payAmount, expiresAt, news, pending }: Written,
): void {
  const row = { owner: viewer.userId, id, since, amount: payAmount, expiresAt, news };
  // The name of the account holder is not stored on the device.
  const channel = pending && { ...pending.channel, accountName: null };
  localStore.write(
    'pendingQr',
    JSON.stringify({ ...row, channel, qr: pending?.qr, bonus: pending?.bonus }),
  );
  for (const listener of listeners) listener();
}

function knownFrom(text: string, before: KnownQr | null): KnownQr | null {
  const row = record(text);
  const { id, since } = row;
  const news = newsOf(row['news']);
  if (!isText(id) || !isPositive(since) || !news) return null;
  if (isQrResult(news)) return { id, since, news, pending: null };
  const pending = before?.id === id && before.pending ? before.pending : pendingOf(row);
  return pending?.qr.id === id ? { id, since, news, pending } : null;
}

function newsOf(value: unknown): QrUpdate | null {
  const { outcome, text, fault } = fieldsOf(value);
  switch (outcome) {
    case 'waiting':
    case 'paid':
    case 'expired':
    case 'cancelled':
      return { outcome };
    case 'unreachable':
      return { outcome, fault: storedFault(fieldsOf(fault)) };
    case 'alert':
      return typeof text === 'string' ? { outcome, text } : null;
    default:
      return null;
  }
}

/** Null for anything that cannot be shown, and for a QR whose payload has another amount than the displayed one. */
function pendingOf(row: Readonly<Record<string, unknown>>): PendingQr | null {
  const channel = channelOf(fieldsOf(row['channel']));
  const qr = qrOf(fieldsOf(row['qr']));
  const { amount } = row;
  if (!channel || !qr || !isPositive(amount)) return null;
  const bonus = bonusOf(fieldsOf(row['bonus']));
  const pending = { channel, amount: satang(amount), qr, ...(bonus && { bonus }) };
  return isPayable(pending) ? pending : null;
}

function bonusOf({
  id,
  title,
  credit,
  turnover,
}: Readonly<Record<string, unknown>>): DepositBonus | null {
  if (!isText(id) || !isText(title) || !isPositive(credit)) return null;
  if (turnover !== 0 && !isPositive(turnover)) return null;
  return { id, title, credit: satang(credit), turnover: satang(turnover) };
}

function channelOf(fields: Readonly<Record<string, unknown>>): QrChannel | null {
  const { id, kind, name, image } = fields;
  const { min, max } = fieldsOf(fields['range']);
  const bonus = fieldsOf(fields['bonus'])['text'];
  if (!isText(id) || !isText(name) || !isPositive(min) || !isPositive(max)) return null;
  if (kind !== 'payment' && kind !== 'truewallet') return null;
  return {
    id,
    kind,
    name,
    accountName: null,
    image: isText(image) ? image : null,
    range: { min: satang(min), max: satang(max) },
    bonus: isText(bonus) ? { text: bonus } : null,
  };
}

function qrOf(fields: Readonly<Record<string, unknown>>): DepositQr | null {
  const { id, payload, payAmount, expiresAt, merchantRef, token, debugKey } = fields;
  if (!isText(id) || !isText(payload) || !isText(merchantRef)) return null;
  if (!isText(token) || !isText(debugKey) || !isPositive(payAmount) || !isPositive(expiresAt)) {
    return null;
  }
  return { id, payload, payAmount: satang(payAmount), expiresAt, merchantRef, token, debugKey };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;
}

function isPositive(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** The fault that another tab has stored. An unknown one counts as a lost connection. */
function storedFault({ kind, code }: Readonly<Record<string, unknown>>): Fault {
  const known = FAULT_KINDS.find((each) => each === kind);
  const isCode = typeof code === 'string' && /^\d{1,6}$/.test(code);
  return { kind: known ?? 'network', code: isCode ? code : null };
}
