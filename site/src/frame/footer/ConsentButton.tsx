import { Button } from '@brand/ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { telemetryConsent } from '../../platform/telemetry/consent.ts';

/** Asks again about reports after the visitor has decided. Withdrawing consent is as easy as giving it. */
export function ConsentButton({ className }: { className: string }) {
  const intl = useIntl();
  // The server does not know what the browser stores.
  const consent = useSyncExternalStore(
    telemetryConsent.subscribe,
    telemetryConsent.read,
    () => null,
  );
  if (consent === null) return <></>;
  return (
    <Button
      className={className}
      variant="ghost"
      tone="neutral"
      onClick={() => telemetryConsent.choose(null)}
    >
      {intl.formatMessage({ id: 'site.telemetry.settings' })}
    </Button>
  );
}
