import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';

/** A passkey as stored. */
export interface Passkey {
  /** Id of the credential, in base64url. */
  id: string;
  member: string;
  name: string;
  /** In COSE format. */
  public_key: Uint8Array<ArrayBuffer>;
  /** Signatures that the device has counted; 0 if it does not count. */
  counter: number;
  /** JSON list of how a browser reaches the device. */
  transports: string;
  /** 1 if the device said that it is backed up. */
  synced: number;
  created: number;
  last_used: number | null;
}

/** The passkey of that id, or undefined. */
export function passkeyById({ db }: Context, id: string): Passkey | undefined {
  return db.get<Passkey>('SELECT * FROM passkeys WHERE id = ?', id);
}

/** The passkeys of a member, the oldest first. */
export function passkeysOf({ db }: Context, member: string): Passkey[] {
  return db.all<Passkey>('SELECT * FROM passkeys WHERE member = ? ORDER BY created, rowid', member);
}

/** Whether a member has as many passkeys as a member may have. */
export function isFull(context: Context, member: string): boolean {
  return passkeysOf(context, member).length >= context.rules.passkeys.max;
}

/** Stores a new passkey. False if there is one of that id. */
export function storePasskey({ db, clock }: Context, passkey: NewPasskey): boolean {
  const { id, member, name, public_key, counter, transports, synced } = passkey;
  const stored = db.run(
    `INSERT OR IGNORE INTO passkeys (id, member, name, public_key, counter, transports, synced, created)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    member,
    name,
    public_key,
    counter,
    transports,
    synced,
    clock.now(),
  );
  return stored > 0;
}

/** A passkey before it is stored. */
export type NewPasskey = Omit<Passkey, 'created' | 'last_used'>;

/** Renames a passkey of a member. False if the member has none of that id. */
export function renamePasskey(
  { db }: Context,
  member: string,
  { id, name }: Pick<Passkey, 'id' | 'name'>,
): boolean {
  return db.run('UPDATE passkeys SET name = ? WHERE id = ? AND member = ?', name, id, member) > 0;
}

/** Removes a passkey of a member. False if the member has none of that id. */
export function removePasskey({ db }: Context, member: string, id: string): boolean {
  return db.run('DELETE FROM passkeys WHERE id = ? AND member = ?', id, member) > 0;
}

/** The reply with all passkeys of a member. */
export function listReply(context: Context, member: string): ReplyBody {
  const list = passkeysOf(context, member).map(({ id, name, created, last_used, synced }) => ({
    id,
    name,
    created: unixSeconds(created),
    last_used: last_used === null ? null : unixSeconds(last_used),
    synced: synced === 1,
  }));
  return { code: 0, result: { max: context.rules.passkeys.max, list } };
}
