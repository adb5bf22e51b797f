import type { ReactNode } from 'react';
import { useBrowserValue } from '../../platform/device/useBrowserValue.ts';
import { AffiliateSkeleton } from './AffiliateSkeleton.tsx';

/**
 * A report whose days follow from today. The server's date may differ from the device's, so the first view shows a skeleton:
 * a date that was drawn on the server would not match at hydration.
 */
export function DatedReport({ children }: { children: ReactNode }) {
  const isHydrated = useBrowserValue(() => true, false);
  return isHydrated ? children : <AffiliateSkeleton />;
}
