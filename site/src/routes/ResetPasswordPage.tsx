import { ResetPasswordScreen } from '../features/password/ResetPasswordScreen.tsx';

export function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}
