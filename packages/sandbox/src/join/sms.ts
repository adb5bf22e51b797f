import type { Context } from '../context.ts';
import { readSetting } from '../settings/settings.ts';

/** An SMS as the receiving phone shows it. */
export interface Sms {
  phone: string;
  text: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** Maximum number of stored SMS for all phones together. */
const KEPT = 100;

/** Whether SMS can be sent at present. */
export function smsWorks({ db }: Context): boolean {
  return !readSetting(db, 'smsDown');
}

/** Stores an SMS in the sandbox; it is not sent over a network. */
export function sendSms({ db, clock }: Context, phone: string, text: string): void {
  db.run('INSERT INTO sms (phone, text, time) VALUES (?, ?, ?)', phone, text, clock.now());
  db.run('DELETE FROM sms WHERE id <= (SELECT max(id) FROM sms) - ?', KEPT);
}

/** The received SMS, newest first. */
export function recentSms({ db }: Context, limit: number): readonly Sms[] {
  return db.all<Sms>('SELECT phone, text, time FROM sms ORDER BY id DESC LIMIT ?', limit);
}
