import { ApiError } from '@brand/api';
import { AlertDialog, type ProfileLine, useLock, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { readCookie } from '../../../platform/storage/cookies.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { storeLineLinked, lineLinkedOptions } from './lineQuery.ts';
import { useLineApi } from './useLineApi.ts';
import { useLineStart } from './useLineStart.ts';

/** LINE's code for a request without an action when the member has already linked an account. */
const LINKED_ALREADY = 6000;

/**
 * Connects LINE and changes the account (section 4, Line link).
 *
 * @returns label and action of the button, null without LINE or without a member; and the dialog that belongs to it
 */
export function useLineConnect(): { line: ProfileLine | null; dialog: ReactNode } {
  const t = useText();
  const intl = useIntl();
  const { queries } = useServices();
  const session = useSession();
  const api = useLineApi();
  const options = lineLinkedOptions(api, session?.username ?? '');
  const kept = useBrowserValue(() => readCookie('line'), null);
  // The cookie value is used until a press requests the actual value.
  const { data } = useQuery({ ...options, enabled: api !== null && session !== null && !kept });
  const linked = data ?? (kept === null ? null : kept === '1');
  const [start, leaving] = useLineStart(api);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const ask = () => {
    setError(null);
    setAsking(true);
  };
  const [press, pressing] = useLock(async () => {
    try {
      // Requested again, because another device may have changed it since.
      if (await queries.fetchQuery({ ...options, staleTime: 0 })) ask();
      else await start('link');
    } catch (failed) {
      if (failed instanceof ApiError && failed.code === LINKED_ALREADY) {
        storeLineLinked(true);
        queries.setQueryData(options.queryKey, true);
        ask();
      } else notify({ tone: 'danger', text: t(failureOf(failed).messageId) });
    }
  });
  const change = async () => {
    setError(null);
    await start('change').catch((failed: unknown) => {
      setError(t(failureOf(failed).messageId));
      throw failed;
    });
  };

  if (!api || !session) return { line: null, dialog: null };
  return {
    line: {
      linked,
      label: t(linked ? 'account.line.change' : 'account.line.connect'),
      busy: pressing || leaving,
      onPress: () => void press(),
    },
    dialog: (
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={intl.formatMessage({ id: 'site.line.changeTitle' })}
        description={intl.formatMessage({ id: 'site.line.changeText' })}
        confirmLabel={t('account.line.change')}
        cancelLabel={t('common.cancel')}
        onConfirm={change}
        error={error}
      />
    ),
  };
}
