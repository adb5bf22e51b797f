import { NoticeBar, useOverlayShown, useTimeout } from '@brand/ui';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../member/services.ts';
import { matchRoute } from '../../routing/matchRoute.ts';
import { usePlace } from '../../routing/navigation.ts';
import { keepsBottomFree } from '../../routing/oneTask.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { isPageHeld, onPageHold } from '../../platform/connection/busy.ts';
import { asksForConsent, telemetryConsent } from '../../platform/telemetry/consent.ts';

/** Nothing is urgent about it: a page that has just opened is not covered. */
const QUIET_MS = 10_000;

/**
 * Asks whether the site may report errors, speed and events. Both answers need one press and are stored on the device.
 * Closing it is not an answer: the next page load asks again. It waits for ten seconds, while a dialog or panel is open, while an amount is
 * typed, and on pages whose button it would cover.
 */
export function ConsentPrompt() {
  const intl = useIntl();
  const { operator } = useServices();
  const consent = useSyncExternalStore(telemetryConsent.subscribe, telemetryConsent.read);
  const [closed, setClosed] = useState(false);
  const say = (name: string) => intl.formatMessage({ id: `site.telemetry.${name}` });
  // Requested again from the footer, on whatever page that is.
  const [isWanted, setWanted] = useState(false);
  const [before, setBefore] = useState(consent);
  if (before !== consent) {
    setBefore(consent);
    setClosed(false);
    setWanted(consent === null);
  }
  const [isDue, setDue] = useState(false);
  useTimeout(() => setDue(true), QUIET_MS);
  const isHeld = useSyncExternalStore(onPageHold, isPageHeld);
  const isOverlaid = useOverlayShown();
  const route = matchRoute(usePlace().pathname)?.route ?? null;
  const isPhone = useIsPhone();
  const isCovering = isHeld || isOverlaid || (keepsBottomFree(route, isPhone) && !isWanted);
  const isTime = (isDue || isWanted) && !isCovering;
  const isAsked = asksForConsent(operator) && consent === null && !closed && isTime;
  return (
    <NoticeBar
      notice={
        isAsked
          ? {
              text: say('ask'),
              refusal: { label: say('refuse'), onAction: () => telemetryConsent.choose('refused') },
              action: { label: say('allow'), onAction: () => telemetryConsent.choose('given') },
            }
          : null
      }
      onClose={() => setClosed(true)}
    />
  );
}
