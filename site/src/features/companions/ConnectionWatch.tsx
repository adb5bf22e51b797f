import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useOnline } from '../../app/connection.ts';
import { notify } from '../../app/notify.ts';

/** Says that the network is back. That it is away the bar under the header says, for as long as it is. */
export function ConnectionWatch() {
  const intl = useIntl();
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) {
      notify({
        key: 'connection',
        tone: 'success',
        text: intl.formatMessage({ id: 'site.connection.back' }),
      });
    }
    before.current = online;
  }, [online, intl]);
  return <></>;
}
