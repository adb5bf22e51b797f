import type { JoinApi } from '@brand/api/join';
import { vi } from 'vitest';

/** The calls of the registration. */
export const api = {
  options: vi.fn<JoinApi['options']>(),
  requestOtp: vi.fn<JoinApi['requestOtp']>(),
  checkOtp: vi.fn<JoinApi['checkOtp']>(),
  checkUsername: vi.fn<JoinApi['checkUsername']>(),
  register: vi.fn<JoinApi['register']>(),
  visitAffiliate: vi.fn<JoinApi['visitAffiliate']>(),
};
