import type { Context } from '../context.ts';
import { readSetting } from '../settings/settings.ts';

/** A message as the phone that received it shows it. */
export interface Sms {
  phone: string;
  text: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** How many messages the phones of the sandbox keep together. */
const KEPT = 100;

/** Whether messages can go out at present. */
export function smsWorks({ db }: Context): boolean {
  return !readSetting(db, 'smsDown');
}

/** Sends a message: no network carries it, it stands in the sandbox for whoever plays the person with that phone. */
export function sendSms({ db, clock }: Context, phone: string, text: string): void {
  db.run('INSERT INTO sms (phone, text, time) VALUES (?, ?, ?)', phone, text, clock.now());
  db.run('DELETE FROM sms WHERE id <= (SELECT max(id) FROM sms) - ?', KEPT);
}

/** What the phones received, newest first. */
export function recentSms({ db }: Context, limit: number): readonly Sms[] {
  return db.all<Sms>('SELECT phone, text, time FROM sms ORDER BY id DESC LIMIT ?', limit);
}
