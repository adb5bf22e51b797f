import { ForgotScreen } from '../areas/account/password/ForgotScreen.tsx';

export function ForgotPage() {
  return <ForgotScreen />;
}
