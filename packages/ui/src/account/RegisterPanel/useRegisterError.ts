'use client';

import type { RegisterField, RegisterState } from '@brand/domain';

import { useText } from '../../messages/useText.ts';

/** What stands at a field: what is wrong with it here, or why the API refused it, with the code for support. */
export function useRegisterError(state: RegisterState): (field: RegisterField) => string | null {
  const t = useText();
  return (field) => {
    if (!('problems' in state)) return null;
    const problem = state.problems[field];
    if (problem) return t(problem.messageId, problem.values);
    const { failure, refusedField } = state;
    if (!failure || refusedField !== field) return null;
    const code = failure.code && ` (${t('common.errorCode', { code: failure.code })})`;
    return `${t(failure.messageId)}${code ?? ''}`;
  };
}
