import { type JoinApi, createJoinApi } from '@brand/api/join';
import { useMemo } from 'react';
import { useServices } from '../../../member/services.ts';

/** The API calls of registration and password recovery. Their code loads with the pages that need it. */
export function useJoinApi(): JoinApi {
  const { api } = useServices();
  return useMemo(() => createJoinApi(api.client), [api]);
}
