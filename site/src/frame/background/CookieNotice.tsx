import { NoticeBar } from '@brand/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../member/services.ts';
import { localStore } from '../../platform/storage/localStore.ts';
import { asksForConsent } from '../../platform/telemetry/consent.ts';
import { useCookiePage } from './useCookiePage.ts';
import { useQuietMoment } from './useQuietMoment.ts';

/**
 * Tells a visitor what the site stores on the device, once, where the operator wants it. Where reports need consent, that
 * question links to the same page, and this bar is not shown: one bar is enough.
 */
export function CookieNotice() {
  const intl = useIntl();
  const { operator } = useServices();
  const link = useCookiePage();
  const [isRead, setRead] = useState(() => localStore.read('cookiesRead') !== null);
  const isTime = useQuietMoment(false);
  const finish = () => {
    localStore.write('cookiesRead', '1');
    setRead(true);
  };
  const isShown = link !== null && !isRead && isTime && !asksForConsent(operator);
  return (
    <NoticeBar
      notice={
        isShown
          ? {
              text: intl.formatMessage({ id: 'site.cookies.text' }),
              link,
              action: { label: intl.formatMessage({ id: 'site.cookies.done' }), onAction: finish },
            }
          : null
      }
      onClose={finish}
    />
  );
}
