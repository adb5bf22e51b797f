import { LineArrivalScreen } from '../areas/account/line/LineArrivalScreen.tsx';
import { JoinFrame } from '../frame/layout/JoinFrame.tsx';

export function LoginLinePage() {
  return (
    <JoinFrame alone>
      <LineArrivalScreen />
    </JoinFrame>
  );
}
