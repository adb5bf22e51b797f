import { IsolatedErrorBoundary } from '../layout/IsolatedErrorBoundary.tsx';
import { ChatLayer } from '../../areas/community/chat/ChatLayer.tsx';
import { MaintenanceWatch } from '../../areas/service/maintenance/MaintenanceWatch.tsx';
import { NoticeWatch } from '../../areas/notices/dialogs/NoticeWatch.tsx';
import { PromotionWatch } from '../../areas/promotions/box/PromotionWatch.tsx';
import { ServiceWatch } from '../../areas/notices/serviceState/ServiceWatch.tsx';
import { UpdateWatch } from '../../areas/service/version/UpdateWatch.tsx';
import { ConsentPrompt } from './ConsentPrompt.tsx';
import { UnstoredSession } from './UnstoredSession.tsx';
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
  ConsentPrompt,
};

/**
 * What goes along with every page and belongs to none: the state of the service, what the operator tells, a promotion that
 * runs out, a new build of the site, how long one has played, and the live chat. Each draws nothing until it has something to
 * say, and one that breaks takes neither the page nor the others along.
 */
export function BackgroundTasks() {
  return Object.entries(COMPANIONS).map(([name, Companion]) => (
    <IsolatedErrorBoundary key={name}>
      <Companion />
    </IsolatedErrorBoundary>
  ));
}
