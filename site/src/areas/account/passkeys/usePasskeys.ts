import type { CallOptions } from '@brand/api';
import type { PasskeysApi } from '@brand/api/passkeys';
import type { Failure, Passkeys } from '@brand/domain';
import type { PasskeyAddResult, PasskeysState } from '@brand/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { type Services, useServices } from '../../../member/services.ts';
import { PromptError } from './PromptError.ts';
import { loadPasskeyCode } from './passkeyCode.ts';

/** The passkeys of the member, and what can be done with them. */
export interface OwnPasskeys {
  readonly state: PasskeysState;
  retry(): void;
  add(): Promise<PasskeyAddResult>;
  rename(id: string, name: string): Promise<Failure | null>;
  remove(id: string): Promise<Failure | null>;
}

/** Binds the panel of passkeys to the calls and to the device. */
export function usePasskeys(): OwnPasskeys {
  const intl = useIntl();
  const services = useServices();
  const options = passkeysOptions(services);
  const { data, error, isFetching, refetch } = useQuery(options);

  /** Every change replies with the whole list. After a refusal or a lost reply, the list is read again. */
  const change = async (call: (api: PasskeysApi) => Promise<Passkeys>): Promise<Failure | null> => {
    try {
      const changed = await call(await passkeysApi(services));
      services.queries.setQueryData(options.queryKey, changed);
      return null;
    } catch (refusal) {
      if (refusal instanceof PromptError) throw refusal;
      void refetch();
      return failureOf(refusal);
    }
  };

  return {
    state: stateOf(data, error, isFetching),
    retry: () => void refetch(),
    rename: (id, name) => change((api) => api.rename(id, name)),
    remove: (id) => change((api) => api.remove(id)),
    async add() {
      const nameOf = (number: number) =>
        intl.formatMessage({ id: 'site.passkeys.defaultName' }, { number });
      try {
        const failure = await change(async (api) => {
          const { createPasskey } = await loadPasskeyCode();
          const created = await createPasskey(await api.creationOptions());
          return api.add(freeName(data?.list ?? [], nameOf), created);
        });
        return failure ?? 'added';
      } catch (problem) {
        return endOf(problem);
      }
    },
  };
}

function passkeysOptions(services: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: async ({ signal }: CallOptions) => (await passkeysApi(services)).list({ signal }),
    staleTime: 0,
  });
}

async function passkeysApi({ api }: Pick<Services, 'api'>): Promise<PasskeysApi> {
  return (await loadPasskeyCode()).createPasskeysApi(api.client);
}

/** The first numbered name that none of them has. */
function freeName(list: Passkeys['list'], nameOf: (number: number) => string): string {
  let number = 1;
  while (list.some(({ name }) => name === nameOf(number))) number += 1;
  return nameOf(number);
}

function endOf(error: unknown): PasskeyAddResult {
  if (!(error instanceof PromptError)) throw error;
  if (error.problem === 'closed') return 'cancelled';
  return error.problem === 'exists' ? 'exists' : { messageId: 'error.passkey.prompt', code: null };
}

function stateOf(data: Passkeys | undefined, error: unknown, retrying: boolean): PasskeysState {
  if (data) return { status: 'ready', ...data };
  return error ? { status: 'error', failure: failureOf(error), retrying } : { status: 'loading' };
}
