import { useServices } from '../../app/services.ts';
import { BrandLogo } from '../shell/BrandLogo.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as css from './LoginScreen.css.ts';

/** Logging in, under the operator's mark. */
export function LoginScreen() {
  const { theme } = useServices().operator;
  return (
    <div className={css.root}>
      {theme.menuScheme === theme.scheme ? (
        <BrandLogo size="lg" />
      ) : (
        <div className={css.plate} data-surface="menu">
          <BrandLogo size="lg" />
        </div>
      )}
      <div className={css.sheet} data-surface="card">
        <LoginForm />
      </div>
    </div>
  );
}
