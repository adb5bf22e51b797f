import { createElement, useState } from 'react';
import { localeOfPath } from '../../language/locale.ts';
import { loadMessages } from '../../language/messages.ts';
import { useServices, useSession } from '../../member/services.ts';
import { localStore } from '../../platform/storage/localStore.ts';
import { page } from '../../routing/chunks/page.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';

/** Loads with its messages. */
const questionCode = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'account');
  const { AgeQuestion } = await import('./AgeQuestion.tsx');
  await words;
  return AgeQuestion;
});

/**
 * Asks visitors for their age where the operator wants it, once on each device, and again where the age is raised. Members
 * gave theirs at sign-up. Without storage it asks once per page load.
 */
export function AgeWatch() {
  const age = useServices().operator.protection.ageGate;
  const isVisitor = useSession() === null;
  const [confirmed, setConfirmed] = useState(() => localStore.read('ageConfirmed'));
  const isAsked = isVisitor && age !== null && (confirmed === null || confirmed < age);
  const Question = useLazyModule(questionCode, isAsked);
  if (!Question || !isAsked) return <></>;
  return createElement(Question, {
    age,
    onConfirm: () => {
      localStore.write('ageConfirmed', age);
      setConfirmed(age);
    },
  });
}
