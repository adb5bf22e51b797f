import type { ErrorArea } from '@brand/domain';
import type { GenericSchema } from 'valibot';
import type { ApiErrorDetails } from './ApiError.ts';
import type { Send } from './wire.ts';

/** One API operation and the parser of its reply. */
export interface Operation<Result> {
  readonly send: Send;
  /** Parses the whole body of a reply whose code is in `codes`. The code is already checked. */
  readonly reads: GenericSchema<unknown, Result>;
  /** True if a failure never shows the maintenance screen (section 7, last paragraph). @default false */
  readonly quiet?: boolean;
  /** True if code 9998 is a refusal of this call and not maintenance (section 8, Register). @default false */
  readonly refusesWith9998?: boolean;
  /** Codes that count as success; any other is an error. `any` if the code itself is the result. @default [0] */
  readonly codes?: readonly number[] | 'any';
  /** Message catalogue for the codes of this call. */
  readonly area?: ErrorArea;
  /** Uses this token, or none, instead of the session's, and never triggers a refresh. */
  readonly token?: string | null;
  /** Visitors may call it too: if the session ends during the call, it is repeated without a session. */
  readonly isPublic?: boolean;
  /** Message for a reply that cannot be parsed. */
  readonly malformedId?: NonNullable<ApiErrorDetails['messageId']>;
  /** Reads further details of a refusal from its body. */
  readonly refusalDetails?: (body: unknown) => Partial<ApiErrorDetails>;
}
