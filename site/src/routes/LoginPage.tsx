import { LoginScreen } from '../features/session/LoginScreen.tsx';

export function LoginPage() {
  return <LoginScreen />;
}
