import { NoticeBar } from '@brand/ui';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../member/services.ts';
import { asksForConsent, telemetryConsent } from '../../platform/telemetry/consent.ts';
import { useCookiePage } from './useCookiePage.ts';
import { useQuietMoment } from './useQuietMoment.ts';

/**
 * Asks whether the site may report errors, speed and events. Both answers need one press and are stored on the device.
 * Closing it is not an answer: the next page load asks again.
 */
export function ConsentPrompt() {
  const intl = useIntl();
  const { operator } = useServices();
  const link = useCookiePage();
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
  const isTime = useQuietMoment(isWanted);
  const isAsked = asksForConsent(operator) && consent === null && !closed && isTime;
  return (
    <NoticeBar
      notice={
        isAsked
          ? {
              text: say('ask'),
              link,
              refusal: { label: say('refuse'), onAction: () => telemetryConsent.choose('refused') },
              action: { label: say('allow'), onAction: () => telemetryConsent.choose('given') },
            }
          : null
      }
      onClose={() => setClosed(true)}
    />
  );
}
