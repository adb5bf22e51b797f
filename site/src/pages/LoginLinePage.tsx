import { LineArrivalScreen } from '../areas/account/line/LineArrivalScreen.tsx';

export function LoginLinePage() {
  return <LineArrivalScreen />;
}
