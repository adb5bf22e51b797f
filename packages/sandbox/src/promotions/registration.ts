import { type Satang, satang } from '@brand/domain';
import { tokenHash } from '../auth/token.ts';
import { DAY, HOUR, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { grantBonus } from './bonuses.ts';
import { depositPromotion, registrationPromotion } from './catalogue/otherPromotions.ts';
import { startDepositPromotion } from './depositPromotion.ts';
import { runningPromotion } from './promotions.ts';

/** One campaign of the registration promotion. Every visitor has a separate deadline in it. */
interface Campaign {
  id: string;
  credit: number;
  /** Time per visitor, in milliseconds. */
  life: number;
  started: number;
  /** Null while it runs. */
  ended: number | null;
}

/** The offer to one visitor. */
interface Offer {
  visitor: string;
  campaign: string;
  expires: number;
  member: string | null;
}

/** The state of a visitor’s registration promotion. */
export interface RegistrationOffer {
  /** Id of the campaign. */
  id: string;
  credit: Satang;
  /** Milliseconds since 1970. */
  expires: number;
  closed: boolean;
}

/** Identification of a visitor: the token that the client stored, and the origin of the request. */
export interface Visitor {
  token: string | undefined;
  /** A value that does not change when the browser’s storage is cleared; undefined if it is unknown. */
  origin: string | undefined;
}

/** How long an origin is remembered after a deadline (section 9, closed registration). */
const ORIGIN_KEPT = HOUR;
const OFFER_KEPT = 30 * DAY;

/** Restarts the promotion: every visitor has this time from the first call. Call it inside a transaction. */
export function startRegistrationCampaign({ db, clock, random }: Context, life: number): void {
  const { bonus } = registrationPromotion.terms;
  if (bonus.kind !== 'fixed') throw new Error('The registration promotion gives a fixed credit');
  const now = clock.now();
  db.run('UPDATE registration_campaigns SET ended = ? WHERE ended IS NULL', now);
  db.run(
    'INSERT INTO registration_campaigns (id, credit, life, started) VALUES (?, ?, ?, ?)',
    `rc_${random.token(9)}`,
    bonus.amount,
    life,
    now,
  );
  publish(db, 1);
}

/** The promotion page shows it while there is a campaign. */
function publish(db: Database, published: 0 | 1): void {
  db.run('UPDATE promotions SET published = ? WHERE id = ?', published, registrationPromotion.id);
}

/** Ends the promotion immediately for everyone. */
export function endRegistrationCampaign({ db, clock }: Context): void {
  const now = clock.now();
  db.run(
    `UPDATE registration_offers SET expires = min(expires, ?) WHERE campaign IN
     (SELECT id FROM registration_campaigns WHERE ended IS NULL)`,
    wholeSecond(now),
  );
  db.run('UPDATE registration_campaigns SET ended = ? WHERE ended IS NULL', now);
  publish(db, 0);
}

function lastCampaign({ db }: Context): Campaign | undefined {
  return db.get<Campaign>(
    'SELECT * FROM registration_campaigns ORDER BY started DESC, rowid DESC LIMIT 1',
  );
}

/**
 * The registration promotion of a visitor, and the token to store. A known token keeps its deadline until the next
 * campaign. A visitor without a token is new, unless a visitor with the same origin was here in this campaign. Then the
 * storage was probably cleared, and the old deadline applies; after it nothing is offered for an hour. A visitor
 * without a token and with another origin cannot be recognised.
 */
export function registrationOffer(
  context: Context,
  { token, origin }: Visitor,
): { token: string | null; offer: RegistrationOffer | null } {
  const { db, clock, random } = context;
  return db.transaction(() => {
    const campaign = lastCampaign(context);
    if (!campaign) return { token: null, offer: null };
    const known = offerOf(context, token, campaign);
    if (known) return { token: token ?? null, offer: tell(context, campaign, known) };
    const now = clock.now();
    const isOpen =
      campaign.ended === null && runningPromotion(context, registrationPromotion.id) !== undefined;
    const from = origin === undefined ? null : tokenHash(`${campaign.id} ${origin}`);
    const expires = deadlineFrom(context, campaign, from) ?? wholeSecond(now) + campaign.life;
    if (!isOpen || expires <= now) return { token: null, offer: null };
    const issued = `v_${random.token(24)}`;
    const offer = { visitor: tokenHash(issued), campaign: campaign.id, expires, member: null };
    forgetOld(context);
    db.run(
      'INSERT INTO registration_offers (visitor, campaign, expires, origin) VALUES (?, ?, ?, ?)',
      offer.visitor,
      offer.campaign,
      offer.expires,
      from,
    );
    return { token: issued, offer: tell(context, campaign, offer) };
  });
}

function offerOf(
  { db }: Context,
  token: string | undefined,
  campaign: Campaign,
): Offer | undefined {
  if (token === undefined) return undefined;
  return db.get<Offer>(
    'SELECT * FROM registration_offers WHERE visitor = ? AND campaign = ?',
    tokenHash(token),
    campaign.id,
  );
}

/** The deadline of visitors from that origin; null if none is stored. */
function deadlineFrom({ db, clock }: Context, campaign: Campaign, from: string | null) {
  const row = db.get<{ expires: number | null }>(
    `SELECT max(expires) AS expires FROM registration_offers
     WHERE campaign = ? AND origin = ? AND expires > ?`,
    campaign.id,
    from,
    clock.now() - ORIGIN_KEPT,
  );
  return row?.expires ?? null;
}

function forgetOld({ db, clock }: Context): void {
  const now = clock.now();
  db.run('UPDATE registration_offers SET origin = NULL WHERE expires <= ?', now - ORIGIN_KEPT);
  db.run('DELETE FROM registration_offers WHERE expires < ?', now - OFFER_KEPT);
}

function tell(
  { clock }: Context,
  { id, credit }: Campaign,
  { expires, member }: Offer,
): RegistrationOffer | null {
  if (member !== null) return null;
  return { id, credit: satang(credit), expires, closed: expires <= clock.now() };
}

/**
 * Gives a new member the credit of the registration promotion, if one is running for the former visitor, and starts the
 * deposit promotion. Returns the credit or null. Call it inside the transaction that creates the member.
 */
export function joinUnderPromotion(
  context: Context,
  { member, visitor }: { member: string; visitor: string | undefined },
): Satang | null {
  const { db, clock } = context;
  const campaign = lastCampaign(context);
  const offer = campaign && offerOf(context, visitor, campaign);
  const now = clock.now();
  if (!campaign || !offer || offer.member !== null || offer.expires <= now) return null;
  const credit = satang(campaign.credit);
  const reference = grantBonus(context, {
    member,
    promotion: registrationPromotion,
    credit,
    time: now,
    each: '',
  });
  if (reference === null) return null;
  db.run(
    'UPDATE registration_offers SET member = ? WHERE visitor = ? AND campaign = ?',
    member,
    offer.visitor,
    offer.campaign,
  );
  if (runningPromotion(context, depositPromotion.id)) {
    startDepositPromotion(context, member, context.rules.promotionCountdown);
  }
  return credit;
}
