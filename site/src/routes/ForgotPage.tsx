import { ForgotScreen } from '../features/password/ForgotScreen.tsx';

export function ForgotPage() {
  return <ForgotScreen />;
}
