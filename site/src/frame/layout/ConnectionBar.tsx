import { OfflineBar } from '@brand/ui';
import { useEffect } from 'react';
import { useOnline } from '../../platform/connection/connection.ts';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';

/** Reports that there is no network. When it is back, failed data is requested again. */
export function ConnectionBar() {
  const online = useOnline();
  const retry = useRetryFailed();
  useEffect(() => {
    if (online) retry();
  }, [online, retry]);
  return <OfflineBar offline={!online} />;
}
