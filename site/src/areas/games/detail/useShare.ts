import { useIsPhone } from '../../../platform/device/useIsPhone.ts';

/** Hands an address to the phone's own sharing; undefined where there is none, or where copying is the habit. */
export function useShare(title: string, url: string): (() => void) | undefined {
  const isPhone = useIsPhone();
  if (!isPhone || !('share' in navigator)) return undefined;
  return () => {
    // Who closes the sheet has shared nothing, and that is no error.
    navigator.share({ title, url }).catch(() => undefined);
  };
}
