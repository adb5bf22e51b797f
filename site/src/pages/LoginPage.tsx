import { LoginScreen } from '../areas/account/login/LoginScreen.tsx';

export function LoginPage() {
  return <LoginScreen />;
}
