import { type LineProof, type Failure, errorMessageId } from '@brand/domain';
import { record } from '../../../platform/storage/storageTable.ts';
import { clearTab, readTab, writeTab } from '../../../platform/storage/tabStore.ts';

/** What LINE has to do with the registration in this tab. */
export type LineSignUp =
  | { readonly status: 'none' }
  | { readonly status: 'connected'; readonly proof: LineProof }
  /** The proof was not used in time. */
  | { readonly status: 'expired' }
  /** The last trip to LINE ended without a proof. */
  | { readonly status: 'failed'; readonly failure: Failure };

/** Why a trip to LINE ended without a proof: not allowed, an API without proofs, or the code of LINE had expired. */
export type TripCode = 6007 | 6008 | 8000;

const TRIP_CODES: readonly unknown[] = [6007, 6008, 8000] satisfies TripCode[];

/** Stores the proof for the registration. It stays in this tab, and replaces an earlier one. */
export function storeLineProof(proof: LineProof): void {
  writeTab('lineSignUp', JSON.stringify(proof));
}

/** Stores that the trip ended without a proof, for the sign-up page that is opened next. An earlier proof is dropped. */
export function storeFailedTrip(code: TripCode): void {
  writeTab('lineSignUp', JSON.stringify({ failed: code }));
}

/** Removes proof and message: they were used, are over, or are not wanted. */
export function dropLineSignUp(): void {
  clearTab('lineSignUp');
}

/** @param now see `Viewer` */
export function readLineSignUp(now: number): LineSignUp {
  const { failed, token, name, expiresAt } = record(readTab('lineSignUp') ?? '');
  if (TRIP_CODES.includes(failed)) {
    return { status: 'failed', failure: tripFailure(failed as TripCode) };
  }
  if (typeof token !== 'string' || typeof name !== 'string' || typeof expiresAt !== 'number') {
    return { status: 'none' };
  }
  if (expiresAt <= now) return { status: 'expired' };
  return { status: 'connected', proof: { token, name, expiresAt } };
}

/** The message of 6008 is about logging in. */
function tripFailure(code: TripCode): Failure {
  return { messageId: errorMessageId('line', code === 6008 ? null : code), code: String(code) };
}
