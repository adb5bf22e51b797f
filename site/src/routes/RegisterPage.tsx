import { RegisterScreen } from '../features/join/RegisterScreen.tsx';
import { JoinFrame } from '../features/session/JoinFrame.tsx';

/** Joining: `/register`, `/registerAff` and `/aff`, each with the id of an affiliate or without. */
export function RegisterPage() {
  return (
    <JoinFrame>
      <RegisterScreen />
    </JoinFrame>
  );
}
