import { LoginLinkScreen } from '../areas/account/login/LoginLinkScreen.tsx';
import { JoinFrame } from '../frame/layout/JoinFrame.tsx';

export function LoginUrlPage() {
  return (
    <JoinFrame>
      <LoginLinkScreen />
    </JoinFrame>
  );
}
