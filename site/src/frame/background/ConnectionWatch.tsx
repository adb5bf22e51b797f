import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useOnline } from '../../platform/connection/connection.ts';
import { loadIllustration } from '../../platform/illustrations/loadIllustration.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useServices } from '../../member/services.ts';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';
import { maintenanceOptions } from '../../areas/service/maintenance/maintenanceQuery.ts';

/**
 * Reports that the network is back. The bar under the header reports that it is down. Failed data is read again when the
 * network is back, or when the API is back, which the maintenance check detects.
 */
export function ConnectionWatch() {
  const intl = useIntl();
  const online = useOnline();
  const before = useRef(online);
  const retry = useRetryFailed();
  // The request is made elsewhere; this is only a subscription.
  const { status } = useQuery({ ...maintenanceOptions(useServices()), enabled: false });
  const wasDown = useRef(false);
  useEffect(() => {
    if (status === 'success' && wasDown.current) retry();
    if (status !== 'pending') wasDown.current = status === 'error';
  }, [status, retry]);
  // Without a network it could not be loaded any more.
  useEffect(() => void loadIllustration('kite'), []);
  useEffect(() => {
    if (online && !before.current) {
      notify({
        key: 'connection',
        tone: 'success',
        text: intl.formatMessage({ id: 'site.connection.back' }),
      });
      retry();
    }
    before.current = online;
  }, [online, intl, retry]);
  return <></>;
}
