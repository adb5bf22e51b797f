import { LoginScreen } from '../areas/account/login/LoginScreen.tsx';
import { JoinFrame } from '../frame/layout/JoinFrame.tsx';

export function LoginPage() {
  return (
    <JoinFrame>
      <LoginScreen />
    </JoinFrame>
  );
}
