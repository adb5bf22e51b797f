import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { readForgotProof } from './forgotProof.ts';

/** A new password: by the proof of an OTP where there is one, by the old password otherwise. */
export function ResetPasswordScreen() {
  // As it was when the page opened: a proof that runs out meanwhile is told of, and not forgotten.
  const proof = useBrowserValue(readForgotProof, null);
  return proof ? <ForgottenPassword proof={proof} /> : <ChangePassword />;
}
