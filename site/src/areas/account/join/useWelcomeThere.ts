import { type Satang, formatSatangShort } from '@brand/domain';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { wantedPath } from '../../../member/returnHref.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { stepOfEntry } from '../../../routing/pageBack.ts';

/**
 * Opens the page that a new member wanted before registering, and welcomes them there.
 *
 * @param joined null until the visitor has registered; `credit` of the registration promotion
 */
export function useWelcomeThere(joined: { readonly credit: Satang | null } | null): void {
  const place = usePlace();
  const intl = useIntl();
  const wanted = wantedPath(place);
  const isJoined = joined !== null;
  const leave = () => {
    // The history entries of the form are removed first. Otherwise Back would lead to them.
    if (wanted === null || stepOfEntry() > 0) return;
    place.go(wanted, { replace: true });
    const credit = joined?.credit ?? null;
    const text =
      credit === null
        ? intl.formatMessage({ id: 'site.join.welcome' })
        : intl.formatMessage(
            { id: 'site.join.welcomeCredit' },
            { amount: formatSatangShort(credit) },
          );
    notify({ tone: 'success', text });
  };
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!isJoined) return;
    const leaveNow = () => latest.current();
    leaveNow();
    addEventListener('popstate', leaveNow);
    return () => removeEventListener('popstate', leaveNow);
  }, [isJoined]);
}
