import type { BonusRefusal, Promotion, ScheduleState } from '@brand/domain';
import { Banner, BonusRefusalNote, LinkButton, bangkokDateTime, useText } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { registerHref } from '../../member/registerHref.ts';
import { withReturn } from '../../member/returnHref.ts';
import { useServices, useSession } from '../../member/services.ts';
import { DepositWithBonus } from './DepositWithBonus.tsx';
import { useBonusWays } from './useBonusWays.ts';
import { offerPath } from './useOfferInAddress.ts';
import { useRunsForMember } from './useRunsForMember.ts';

interface PromotionNextStepProps {
  promotion: Promotion;
  /** Current time relative to its schedule. */
  state: ScheduleState;
  /** Why the member cannot have it now. */
  refusal: BonusRefusal | null;
  /** Whether it also shows what a list shows as badges. @default false */
  inFull?: boolean;
}

/** The next action for a promotion: a visitor signs up, a member deposits with it or claims it. Without an action: the reason. */
export function PromotionNextStep(props: PromotionNextStepProps) {
  const { promotion, state, refusal, inFull = false } = props;
  const intl = useIntl();
  const t = useText();
  const place = usePlace();
  const { operator } = useServices();
  const ways = useBonusWays(promotion.id);
  const isMember = useSession() !== null;
  // Where a visitor returns to, as a new member.
  const [pathname = '', query = ''] = offerPath('/promotion', promotion.id).split('?');
  const own = { ...place, pathname, search: `?${query}` };
  const signUpHref = isMember ? null : registerHref(operator, own);
  const runs = useRunsForMember(promotion);
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const note = (text: string) => (
    <Banner tone="info" role="note">
      {text}
    </Banner>
  );
  if (state === 'over') return inFull ? note(say('site.promotion.isOver')) : <></>;
  if (state === 'upcoming') {
    const when = bangkokDateTime(promotion.startsAt, intl.locale);
    return inFull ? note(say('site.promotion.beginsAt', { when })) : <></>;
  }
  if (promotion.claimed && refusal === null) {
    return inFull ? note(say('site.promotion.hadIt')) : <></>;
  }
  if (refusal) {
    const { promotion: _here, ...others } = ways;
    return inFull || refusal.code !== HAD_IT ? (
      <BonusRefusalNote refusal={refusal} ways={others} />
    ) : (
      <></>
    );
  }
  if (promotion.by === 'registration' && isMember) return note(say('site.promotion.forVisitors'));
  if (promotion.by === 'countdown' && !runs) return note(say('site.promotion.forInvited'));
  if (signUpHref !== null) {
    return (
      <>
        <LinkButton href={signUpHref} fullWidth>
          {say('site.promotion.register')}
        </LinkButton>
        {/* For a member who is not logged in. */}
        {inFull && promotion.by !== 'registration' && (
          <LinkButton href={place.href(withReturn(own, '/login'))} variant="ghost" fullWidth>
            {t('shell.nav.login')}
          </LinkButton>
        )}
      </>
    );
  }
  if (promotion.by === 'registration') return <></>;
  if (promotion.by === 'claim') {
    return (
      <LinkButton href={ways.bonuses} fullWidth>
        {say('site.promotion.claim')}
      </LinkButton>
    );
  }
  if (promotion.by === 'countdown') {
    return (
      <LinkButton href={ways.deposit} fullWidth>
        {say('site.promotion.deposit')}
      </LinkButton>
    );
  }
  return <DepositWithBonus id={promotion.id} />;
}

const HAD_IT = 2101;
