import type { ReactNode } from 'react';
import { useBrowserValue } from '../../platform/device/useBrowserValue.ts';
import { AffiliateSkeleton } from './AffiliateSkeleton.tsx';

/**
 * A report whose days depend on today. The server's date may differ from the device's, so the initial view is a skeleton:
 * a server-rendered date would not match at hydration.
 */
export function DatedReport({ children }: { children: ReactNode }) {
  const isHydrated = useBrowserValue(() => true, false);
  return isHydrated ? children : <AffiliateSkeleton />;
}
