import { BrandLogo } from '../shell/BrandLogo.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as css from './LoginScreen.css.ts';

/** Logging in, under the operator's mark. */
export function LoginScreen() {
  return (
    <div className={css.root}>
      <BrandLogo size="lg" />
      <div className={css.sheet} data-surface="card">
        <LoginForm />
      </div>
    </div>
  );
}
