import { Logo } from '@brand/ui';
import { useServices } from '../../app/services.ts';
import { LoginForm } from './LoginForm.tsx';
import * as css from './LoginScreen.css.ts';

/** Logging in, under the operator's mark. */
export function LoginScreen() {
  const { config } = useServices();
  return (
    <div className={css.root}>
      <Logo name={config.brand.name} />
      <div className={css.sheet} data-surface="card">
        <LoginForm />
      </div>
    </div>
  );
}
