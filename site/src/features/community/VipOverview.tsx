import type { VipProgramme } from '@brand/domain';
import {
  Card,
  EmptyState,
  Skeleton,
  Stack,
  VipLevelCard,
  VipStandingCard,
  useText,
} from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { usePlace } from '../../app/navigation.ts';
import { useSession } from '../../app/services.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import * as css from './VipOverview.css.ts';
import { useCommunityApi, vipOptions } from './communityQueries.ts';

const SHAPES = 6;

/** The VIP levels from the lowest up; a member sees on top of them where they stand. */
export function VipOverview() {
  const t = useText();
  const intl = useIntl();
  const api = useCommunityApi();
  const { locale } = usePlace();
  const session = useSession();
  const retry = useRetryFailed();
  const { data, error } = useQuery(vipOptions(api, locale, session?.userId ?? null));
  if (data) return <Levels programme={data} />;
  if (error) {
    const title = intl.formatMessage({ id: 'site.vip.failed' });
    return <LoadFailed title={title} error={error} onRetry={retry} />;
  }
  return (
    <Stack gap={6} role="status" aria-label={t('common.loading')} aria-busy="true">
      {session && (
        <Card aria-hidden="true">
          <Skeleton className={css.shape} />
        </Card>
      )}
      <div className={css.grid} aria-hidden="true">
        {Array.from({ length: SHAPES }, (_, index) => (
          <Card key={index}>
            <Skeleton className={css.shape} />
          </Card>
        ))}
      </div>
    </Stack>
  );
}

function Levels({ programme }: { programme: VipProgramme }) {
  const t = useText();
  const intl = useIntl();
  const { levels, standing, periodDays } = programme;
  if (levels.length === 0) {
    const text = intl.formatMessage({ id: 'site.vip.empty' });
    return <EmptyState icon={glyphs.crown} title={t('common.notFound')} text={text} />;
  }
  const stateOf = (level: number) => {
    if (!standing || level > standing.level) return 'ahead';
    return level === standing.level ? 'own' : 'reached';
  };
  return (
    <Stack gap={6}>
      {standing && <VipStandingCard programme={{ ...programme, standing }} />}
      <ul className={css.grid}>
        {levels.map((level) => (
          <li key={level.level}>
            <VipLevelCard level={level} periodDays={periodDays} state={stateOf(level.level)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
