import { useText } from '@brand/ui';
import { useEffect, useState } from 'react';
import { waitingToasts } from '../../platform/toasts/notify.ts';
import { page } from '../../routing/chunks/page.ts';

const toastCode = page(() => import('../../platform/toasts/toastCode.ts'));

/**
 * Where toasts stand, over every page. The region is there before its first words, or a screen reader would not hear them.
 */
export function ToastLayer() {
  const t = useText();
  const [code, setCode] = useState(toastCode.peek);
  useEffect(
    () =>
      waitingToasts.listen(() => {
        if (code) waitingToasts.take().forEach(code.showToast);
        // What cannot be fetched is not said: what it tells of has happened all the same.
        else toastCode.load().then(setCode, waitingToasts.take);
      }),
    [code],
  );
  if (!code) return <></>;
  const { ToastRegion } = code;
  return <ToastRegion label={t('common.notifications')} closeLabel={t('common.close')} />;
}
