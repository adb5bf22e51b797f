import type { Promotion } from '@brand/domain';
import { LinkButton } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useSession } from '../../app/services.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { cashierHref } from '../wallet/walletHref.ts';

interface PromotionStepProps {
  by: Promotion['by'];
  /** Had in the present period: there is nothing to do. */
  claimed: boolean;
}

/** The step that leads to a promotion: to deposit, to sign up, or to look at one's bonuses. None where there is none. */
export function PromotionStep({ by, claimed }: PromotionStepProps) {
  const intl = useIntl();
  const place = usePlace();
  const isPhone = useIsPhone();
  const isMember = useSession() !== null;
  const step = stepOf(by, isMember);
  if (claimed || step === null) return <></>;
  const hrefs = {
    deposit: () => cashierHref(place, isPhone, 'deposit-tab'),
    register: () => place.href('/register'),
    bonus: () => place.href('/bonus'),
  };
  return (
    <LinkButton href={hrefs[step]()} fullWidth variant={step === 'bonus' ? 'soft' : 'solid'}>
      {intl.formatMessage({ id: `site.promotion.${step}` })}
    </LinkButton>
  );
}

function stepOf(by: Promotion['by'], isMember: boolean): 'deposit' | 'register' | 'bonus' | null {
  if (by === 'registration') return isMember ? null : 'register';
  return by === 'claim' ? 'bonus' : 'deposit';
}
