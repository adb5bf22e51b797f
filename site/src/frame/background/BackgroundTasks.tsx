import { IsolatedErrorBoundary } from '../layout/IsolatedErrorBoundary.tsx';
import { ChatLayer } from '../../areas/community/chat/ChatLayer.tsx';
import { MaintenanceWatch } from '../../areas/service/maintenance/MaintenanceWatch.tsx';
import { NoticeWatch } from '../../areas/notices/dialogs/NoticeWatch.tsx';
import { PromotionWatch } from '../../areas/promotions/box/PromotionWatch.tsx';
import { ServiceWatch } from '../../areas/notices/serviceState/ServiceWatch.tsx';
import { UpdateWatch } from '../../areas/service/version/UpdateWatch.tsx';
import { AgeWatch } from './AgeWatch.tsx';
import { ConsentPrompt } from './ConsentPrompt.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { UnstoredSession } from './UnstoredSession.tsx';
import { ConnectionWatch } from './ConnectionWatch.tsx';
import { PlayWatch } from './PlayWatch.tsx';

/** Whether the site works and may be used, and what stops it from working. */
const STATE = {
  ServiceWatch,
  MaintenanceWatch,
  UpdateWatch,
  ConnectionWatch,
  UnstoredSession,
  AgeWatch,
};
/** What may open on its own. */
const OFFERS = {
  NoticeWatch,
  PromotionWatch,
  PlayWatch,
  ChatLayer,
  ConsentPrompt,
  CookieNotice,
};

/** Props of {@link BackgroundTasks}. */
export interface BackgroundTasksProps {
  /** Only the state of the service is watched: nothing else may open yet. */
  isQuiet: boolean;
}

/**
 * Background tasks that run on every page: the state of the service, notices of the operator, a promotion that expires, a
 * new build of the site, the play time, and the live chat. Each renders nothing until it has something to show. A failing
 * task affects neither the page nor the other tasks.
 */
export function BackgroundTasks({ isQuiet }: BackgroundTasksProps) {
  return Object.entries(isQuiet ? STATE : { ...STATE, ...OFFERS }).map(([name, Companion]) => (
    <IsolatedErrorBoundary key={name}>
      <Companion />
    </IsolatedErrorBoundary>
  ));
}
