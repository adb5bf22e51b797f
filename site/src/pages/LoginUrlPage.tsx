import { LoginLinkScreen } from '../areas/account/login/LoginLinkScreen.tsx';

export function LoginUrlPage() {
  return <LoginLinkScreen />;
}
