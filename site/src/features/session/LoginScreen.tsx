import { JoinFrame } from './JoinFrame.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Logging in, under the operator's mark. */
export function LoginScreen() {
  return (
    <JoinFrame>
      <LoginForm />
    </JoinFrame>
  );
}
