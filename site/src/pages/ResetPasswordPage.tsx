import { ResetPasswordScreen } from '../areas/account/password/ResetPasswordScreen.tsx';

export function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}
