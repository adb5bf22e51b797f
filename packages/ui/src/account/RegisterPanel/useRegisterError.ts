'use client';

import type { RegisterField, RegisterState } from '@brand/domain';

import { useText } from '../../messages/useText.ts';

/** Error message of a field: the validation error, or the API refusal with its code for support. */
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
