import { useServices } from '../../../member/services.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { readForgotProof } from './forgotProof.ts';

/** A new password: with the proof of an OTP if there is one, otherwise with the old password. */
export function ResetPasswordScreen() {
  // Value at the time the page opened. A proof that expires meanwhile is reported, not ignored.
  const { clock } = useServices();
  const proof = useBrowserValue(() => readForgotProof(clock.passed()), null);
  return proof ? <ForgottenPassword proof={proof} /> : <ChangePassword />;
}
