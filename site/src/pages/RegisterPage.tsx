import { RegisterScreen } from '../areas/account/join/RegisterScreen.tsx';
import { JoinFrame } from '../frame/layout/JoinFrame.tsx';

/** Joining: `/register`, `/registerAff` and `/aff`, each with the id of an affiliate or without. */
export function RegisterPage() {
  return (
    <JoinFrame>
      <RegisterScreen />
    </JoinFrame>
  );
}
