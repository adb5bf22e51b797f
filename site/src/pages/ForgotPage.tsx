import { ForgotScreen } from '../areas/account/password/ForgotScreen.tsx';
import { JoinFrame } from '../frame/layout/JoinFrame.tsx';

export function ForgotPage() {
  return (
    <JoinFrame>
      <ForgotScreen />
    </JoinFrame>
  );
}
