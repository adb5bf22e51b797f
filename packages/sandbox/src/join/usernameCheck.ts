import { tokenHash } from '../auth/token.ts';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { memberByUsername } from '../members/members.ts';
import { joinRefusal } from './joinRefusal.ts';
import { proofState } from './otpProofs.ts';

/** Maximum length of a username. */
const LONGEST = 20;
const SUGGESTIONS = 3;
/** Names that are tried for them. */
const TRIES = 20;

/** Who asks for a name. */
interface UsernameCheck {
  username: string;
  /** The proof of a phone, for registration. */
  proof: string;
  /** Address of the caller; undefined for an in-process request. */
  address: string | undefined;
}

/**
 * Whether a chosen username is free, with other names if it is not. Needs the proof of a phone, and is limited by proof
 * and by address, so that it is no way to find out who is a member.
 */
export function checkUsername(
  context: Context,
  { username, proof, address }: UsernameCheck,
): ReplyBody {
  return context.db.transaction(() => {
    const hash = tokenHash(proof);
    if (isOverLimit(context, hash, address)) return joinRefusal(4290);
    context.db.run(
      'INSERT INTO username_checks (proof, address, time) VALUES (?, ?, ?)',
      hash,
      address ?? null,
      context.clock.now(),
    );
    const state = proofState(context, proof);
    if (state?.purpose !== 'register') return joinRefusal(6001);
    if (state.isOver) return joinRefusal(6000);
    if (!memberByUsername(context, username)) return { code: 0, result: { free: true } };
    return { code: 0, result: { free: false, suggestions: suggestions(context, username) } };
  });
}

/** Whether there were too many checks with this proof, or from this address. An unknown proof is a try, too. */
function isOverLimit(
  { db, clock, rules }: Context,
  proof: string,
  address: string | undefined,
): boolean {
  const { perProof, perAddress } = rules.join.usernameChecks;
  const since = clock.now() - perAddress.within;
  // A proof is over before its checks are forgotten.
  db.run('DELETE FROM username_checks WHERE time < ?', since - rules.join.proofLife);
  const ofProof = db.all('SELECT 1 FROM username_checks WHERE proof = ? LIMIT ?', proof, perProof);
  if (ofProof.length >= perProof) return true;
  if (address === undefined) return false;
  const ofAddress = db.all(
    'SELECT 1 FROM username_checks WHERE address = ? AND time > ? LIMIT ?',
    address,
    since,
    perAddress.count,
  );
  return ofAddress.length >= perAddress.count;
}

/** Free names like a taken one. Their figures are random, so that they do not tell which of the names between are taken. */
function suggestions(context: Context, taken: string): string[] {
  const found = new Set<string>();
  for (let tries = 0; tries < TRIES && found.size < SUGGESTIONS; tries += 1) {
    const figures = String(10 + context.random.below(990));
    const name = taken.slice(0, LONGEST - figures.length) + figures;
    if (!memberByUsername(context, name)) found.add(name);
  }
  return [...found];
}
