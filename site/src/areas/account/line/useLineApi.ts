import { type LineApi, createLineApi } from '@brand/api/line';
import { useMemo } from 'react';
import { useServices } from '../../../member/services.ts';

/** The LINE calls. Null if the operator has no LINE host or has switched it off. */
export function useLineApi(): LineApi | null {
  const { api, operator } = useServices();
  return useMemo(() => {
    const { hosts, features } = operator;
    return features.line && hosts.line ? createLineApi(api.client, { lineUrl: hosts.line }) : null;
  }, [api, operator]);
}
