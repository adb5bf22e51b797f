import { LoginLinkScreen } from '../features/session/LoginLinkScreen.tsx';

export function LoginUrlPage() {
  return <LoginLinkScreen />;
}
