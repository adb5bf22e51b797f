import { useText } from '@brand/ui';
import { useEffect, useState } from 'react';
import { waitingToasts } from '../../platform/toasts/notify.ts';
import { page } from '../../routing/chunks/page.ts';

const toastCode = page(() => import('../../platform/toasts/toastCode.ts'));

/**
 * Container of the toasts, above every page. The live region must exist before its first text, or a screen reader would
 * not announce it.
 */
export function ToastLayer() {
  const t = useText();
  const [code, setCode] = useState(toastCode.peek);
  useEffect(
    () =>
      waitingToasts.listen(() => {
        if (code) waitingToasts.take().forEach(code.showToast);
        // If the code is unavailable the toast is skipped. The action it reports has happened anyway.
        else toastCode.load().then(setCode, waitingToasts.take);
      }),
    [code],
  );
  if (!code) return <></>;
  const { ToastRegion } = code;
  return <ToastRegion label={t('common.notifications')} closeLabel={t('common.close')} />;
}
