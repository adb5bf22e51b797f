import { ApiError } from './ApiError.ts';

/**
 * Code that loads when it is needed, once. If it cannot be loaded, that is an `ApiError` like a request without a reply, and the
 * next call loads it again.
 */
export function lateCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null;
  return () => {
    code ??= load().catch((cause: unknown) => {
      code = null;
      throw new ApiError({ kind: 'network', raises: true, cause });
    });
    return code;
  };
}
