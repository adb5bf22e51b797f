import { ResetPasswordScreen } from '../areas/account/password/ResetPasswordScreen.tsx';
import { JoinFrame } from '../frame/layout/JoinFrame.tsx';

export function ResetPasswordPage() {
  return (
    <JoinFrame>
      <ResetPasswordScreen />
    </JoinFrame>
  );
}
