import type { VipProgramme } from '@brand/domain';
import {
  Card,
  EmptyState,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  VipLevelTable,
  VipPath,
  VipStandingCard,
  type VipStandingCardProps,
  useText,
} from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../../platform/errors/LoadFailed.tsx';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { vipOptions } from '../../../member/vip/vipLevel.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import * as css from './VipOverview.css.ts';
import { useRisenLevel } from './useRisenLevel.ts';

const SHAPES = 6;

/** The VIP levels, lowest first. A member sees the own level above them. */
export function VipOverview() {
  const t = useText();
  const intl = useIntl();
  const { api } = useServices();
  const { locale } = usePlace();
  const session = useSession();
  const retry = useRetryFailed();
  const { data, error } = useQuery(vipOptions(api, locale, session?.userId ?? null));
  if (data) return <Levels programme={data} userId={session?.userId ?? null} />;
  if (error) {
    const title = intl.formatMessage({ id: 'site.vip.failed' });
    return <LoadFailed title={title} error={error} onRetry={retry} />;
  }
  return (
    <Stack gap={6} role="status" aria-label={t('common.loading')} aria-busy="true">
      <Skeleton className={session ? css.standingShape : css.visitorShape} />
      <Skeleton className={css.pathShape} />
      <Stack gap={3}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton key={index} className={css.shape} />
        ))}
      </Stack>
    </Stack>
  );
}

interface LevelsProps {
  programme: VipProgramme;
  /** Null for a visitor. */
  userId: string | null;
}

function Levels({ programme, userId }: LevelsProps) {
  const t = useText();
  const intl = useIntl();
  const { levels, standing } = programme;
  if (levels.length === 0) {
    const text = intl.formatMessage({ id: 'site.vip.empty' });
    return (
      <EmptyState
        picture={<SiteIllustration name="chest" />}
        title={t('common.notFound')}
        text={text}
      />
    );
  }
  return (
    <Stack gap={6}>
      {standing && userId !== null ? (
        <Standing programme={{ ...programme, standing }} userId={userId} />
      ) : (
        <LogIn />
      )}
      <Stack as="section" gap={3}>
        <Heading level={2}>{t('vip.path')}</Heading>
        <Card>
          <VipPath programme={programme} />
        </Card>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{intl.formatMessage({ id: 'site.vip.levels' })}</Heading>
        <Card padding="none" className={css.levels}>
          <VipLevelTable programme={programme} />
        </Card>
      </Stack>
    </Stack>
  );
}

function Standing({
  programme,
  userId,
}: Pick<VipStandingCardProps, 'programme'> & { userId: string }) {
  const risen = useRisenLevel(userId, programme.standing.level);
  return <VipStandingCard programme={programme} risen={risen} />;
}

/** Levels are the same for all visitors. Only a member has a current level. */
function LogIn() {
  const t = useText();
  const intl = useIntl();
  const { href } = usePlace();
  return (
    <Card as="section" className={css.visitor}>
      <Text>{intl.formatMessage({ id: 'site.vip.visitor' })}</Text>
      <LinkButton href={href('/login?url=%2Fvip')}>{t('shell.nav.login')}</LinkButton>
    </Card>
  );
}
