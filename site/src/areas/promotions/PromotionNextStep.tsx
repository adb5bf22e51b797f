import type { BonusRefusal, Promotion, ScheduleState } from '@brand/domain';
import { Banner, BonusRefusalNote, LinkButton, bangkokDateTime } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { useSession } from '../../member/services.ts';
import { DepositWithBonus } from './DepositWithBonus.tsx';
import { useBonusWays } from './useBonusWays.ts';
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

/** The next action for a promotion: deposit with it, claim it, or sign up. Without an action: the reason. */
export function PromotionNextStep(props: PromotionNextStepProps) {
  const { promotion, state, refusal, inFull = false } = props;
  const intl = useIntl();
  const ways = useBonusWays(promotion.id);
  const isMember = useSession() !== null;
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
  if (promotion.by === 'registration') {
    return isMember ? note(say('site.promotion.forVisitors')) : <SignUp />;
  }
  if (promotion.by === 'countdown' && !runs) return note(say('site.promotion.forInvited'));
  if (promotion.by === 'claim') return <Claim isMember={isMember} />;
  if (promotion.by === 'countdown') {
    return (
      <LinkButton href={ways.deposit} fullWidth>
        {say('site.promotion.deposit')}
      </LinkButton>
    );
  }
  return (
    <>
      <DepositWithBonus id={promotion.id} />
      {!isMember && promotion.audience === 'new' && <SignUp second />}
    </>
  );
}

const HAD_IT = 2101;

function Claim({ isMember }: { isMember: boolean }) {
  const intl = useIntl();
  const { href } = usePlace();
  return (
    <LinkButton href={href('/bonus')} fullWidth variant={isMember ? 'solid' : 'soft'}>
      {intl.formatMessage({ id: 'site.promotion.claim' })}
    </LinkButton>
  );
}

function SignUp({ second = false }: { second?: boolean }) {
  const intl = useIntl();
  const { href } = usePlace();
  return (
    <LinkButton href={href('/register')} fullWidth variant={second ? 'outline' : 'solid'}>
      {intl.formatMessage({ id: 'site.promotion.register' })}
    </LinkButton>
  );
}
