import type { LineContact, Locale, ServiceState } from '@brand/domain';
import * as v from 'valibot';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { orNull, required, textOrNull } from '../client/fromWire/loose.ts';

/** Calls about the whole service. The maintenance check is `createMemberApi(…).inMaintenance`. */
export interface ServiceApi {
  /** Service state that an open page polls. Public. */
  state(options?: CallOptions): Promise<ServiceState>;
  /** LINE contact of admin. Public. */
  lineContact(locale: Locale, options?: CallOptions): Promise<LineContact>;
  /** Whether an upgrade of the member is due. False if the API does not return it (section 7). Never rejects. */
  isUpgradeDue(options?: CallOptions): Promise<boolean>;
  /** Reports that the upgrade of the member is done. */
  markUpgraded(options?: CallOptions): Promise<void>;
}

const stateReply = v.pipe(
  v.object({
    result: v.object({
      closed: v.boolean(),
      text: textOrNull,
      usage_problem: v.fallback(v.boolean(), false),
      register: v.fallback(v.boolean(), true),
      build: textOrNull,
    }),
  }),
  v.transform(({ result }): ServiceState => ({
    isClosed: result.closed,
    closedText: result.text,
    hasUsageProblem: result.usage_problem,
    isRegisterOpen: result.register,
    build: result.build,
  })),
);

const contactReply = v.pipe(
  v.object({
    result: v.object({
      id: required,
      link: v.pipe(v.string(), v.regex(/^https?:\/\//i)),
    }),
  }),
  v.transform(({ result }): LineContact => ({ id: result.id, link: result.link })),
);

const upgradeReply = v.pipe(
  v.object({ is_upgrade: orNull(v.union([v.number(), v.boolean()])) }),
  v.transform(({ is_upgrade }) => Boolean(is_upgrade)),
);

/** Adds the service calls to a client (`createMemberApi(…).client`). */
export function createServiceApi({ call, languageOf }: ApiClient): ServiceApi {
  return {
    state: (options) =>
      call(
        {
          send: (wire, init) => wire.GET('/api/v3/member/updateData', init),
          reads: stateReply,
          isPublic: true,
        },
        options,
      ),

    lineContact: (locale, options) =>
      call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/getLineContact', {
              ...init,
              params: { query: { lang: languageOf(locale) } },
            }),
          reads: contactReply,
          isPublic: true,
        },
        options,
      ),

    isUpgradeDue: async (options) => {
      try {
        return await call(
          {
            send: (wire, init) => wire.POST('/api/v1/member/data/check-is-upgrade', init),
            reads: upgradeReply,
          },
          options,
        );
      } catch {
        return false;
      }
    },

    async markUpgraded(options) {
      await call(
        {
          send: (wire, init) => wire.POST('/api/v1/member/data/update-is-upgrade', init),
          reads: v.unknown(),
        },
        options,
      );
    },
  };
}
