import { Beside } from '../../app/Beside.tsx';
import { ChatLayer } from '../chat/ChatLayer.tsx';
import { MaintenanceWatch } from '../maintenance/MaintenanceWatch.tsx';
import { NoticeWatch } from '../notices/NoticeWatch.tsx';
import { PromotionWatch } from '../promotionBox/PromotionWatch.tsx';
import { ServiceWatch } from '../service/ServiceWatch.tsx';
import { UpdateWatch } from '../service/UpdateWatch.tsx';
import { UnstoredSession } from '../session/UnstoredSession.tsx';
import { ConnectionWatch } from './ConnectionWatch.tsx';
import { PlayWatch } from './PlayWatch.tsx';

const COMPANIONS = {
  ServiceWatch,
  MaintenanceWatch,
  UpdateWatch,
  ConnectionWatch,
  UnstoredSession,
  NoticeWatch,
  PromotionWatch,
  PlayWatch,
  ChatLayer,
};

/**
 * What goes along with every page and belongs to none: the state of the service, what the operator tells, a promotion that
 * runs out, a new build of the site, how long one has played, and the live chat. Each draws nothing until it has something to
 * say, and one that breaks takes neither the page nor the others along.
 */
export function Companions() {
  return Object.entries(COMPANIONS).map(([name, Companion]) => (
    <Beside key={name}>
      <Companion />
    </Beside>
  ));
}
