import { Button, Heading, Icon, Text, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import { clearCookie } from '../../app/storage/cookies.ts';
import { BrandLogo } from '../shell/BrandLogo.tsx';
import * as css from './MaintenanceNotice.css.ts';

/** The service is asked this often whether it is open again (section 9). */
const CHECK_MS = 20_000;

/** The whole service is in maintenance. When it is open again, the way goes home (section 4, Maintenance). */
export function MaintenanceNotice() {
  const t = useText();
  const intl = useIntl();
  const place = usePlace();
  const { api, operator } = useServices();
  const [asked, setAsked] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['maintenance'],
    queryFn: ({ signal }) => api.inMaintenance({ signal }),
    refetchInterval: CHECK_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const isOpen = data === false && !isError;
  useEffect(() => {
    if (!isOpen) return;
    clearCookie('maintenance');
    place.go('/', { replace: true });
  }, [isOpen, place]);

  const say = (name: string) => intl.formatMessage({ id: `site.maintenance.${name}` });
  const answer = isError ? t('error.general.network') : say('still');
  const { scheme, menuScheme } = operator.theme;
  return (
    <div className={css.root} data-component="maintenance-notice">
      <div {...(scheme !== menuScheme && { className: css.plate, 'data-surface': 'menu' })}>
        <BrandLogo size="lg" />
      </div>
      <div className={css.words}>
        <span className={css.mark}>
          <Icon glyph={glyphs.settings} size={40} />
        </span>
        <Heading level={1} size="2xl">
          {intl.formatMessage({ id: 'site.title.maintenance' })}
        </Heading>
        <Text tone="muted" align="center" className={css.text}>
          {say('text')}
        </Text>
        <Button
          loading={asked && isFetching}
          iconStart={<Icon glyph={glyphs.refresh} size={20} />}
          onClick={() => {
            setAsked(true);
            void refetch();
          }}
        >
          {say('check')}
        </Button>
        <Text tone="muted" size="sm" role="status" className={css.answer}>
          {asked && !isFetching && !isOpen && answer}
        </Text>
      </div>
    </div>
  );
}
