import { RegisterScreen } from '../areas/account/join/RegisterScreen.tsx';
import { JoinFrame } from '../frame/layout/JoinFrame.tsx';

/** Registration: `/register`, `/registerAff` and `/aff`, each with or without an affiliate id. */
export function RegisterPage() {
  return (
    <JoinFrame>
      <RegisterScreen />
    </JoinFrame>
  );
}
