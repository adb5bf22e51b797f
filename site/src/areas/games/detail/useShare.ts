import { useIsPhone } from '../../../platform/device/useIsPhone.ts';

/** Shares an address with the phone's share sheet. Undefined if there is none, or on devices where copying is usual. */
export function useShare(title: string, url: string): (() => void) | undefined {
  const isPhone = useIsPhone();
  if (!isPhone || !('share' in navigator)) return undefined;
  return () => {
    // A closed share sheet is not an error.
    navigator.share({ title, url }).catch(() => undefined);
  };
}
