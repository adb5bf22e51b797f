import { LineArrivalScreen } from '../features/line/LineArrivalScreen.tsx';

export function LoginLinePage() {
  return <LineArrivalScreen />;
}
