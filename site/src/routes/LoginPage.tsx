import { LoginForm } from '../features/session/LoginForm.tsx';
import { NarrowPage } from '../features/shell/NarrowPage.tsx';

export function LoginPage() {
  return (
    <NarrowPage>
      <LoginForm />
    </NarrowPage>
  );
}
