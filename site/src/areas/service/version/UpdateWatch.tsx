import { createElement } from 'react';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { wasOffered } from './offeredBuild.ts';
import { siteBuild } from './siteBuild.ts';
import { useServiceState } from '../../../member/service/useServiceState.ts';

const noticeCode = page(() => import('./UpdateNotice.tsx').then((module) => module.UpdateNotice));

/** Reports a build of the site that differs from the page's build, each build once per tab. */
export function UpdateWatch() {
  const newest = useServiceState()?.build ?? null;
  const own = siteBuild();
  const isOther = newest !== null && own !== null && newest !== own;
  const Notice = useLazyModule(noticeCode, isOther && !wasOffered(newest));
  return isOther && Notice ? createElement(Notice, { build: newest }) : <></>;
}
