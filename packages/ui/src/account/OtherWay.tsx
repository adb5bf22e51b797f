import { Button, type ButtonProps } from '../primitives/Button/Button.tsx';

/** The button of a way to log in or sign up besides the form, such as LINE or a passkey. */
export function OtherWay(props: ButtonProps) {
  return <Button variant="outline" tone="neutral" size="lg" fullWidth {...props} />;
}
