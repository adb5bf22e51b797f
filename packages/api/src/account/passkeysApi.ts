import type { Passkeys, Session } from '@brand/domain';
import type { InferOutput } from 'valibot';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { breakRefusal } from './fromWire/breakRefusal.ts';
import { creationOptionsReply, passkeysReply, requestOptionsReply } from './fromWire/passkey.ts';
import { sessionReply } from './fromWire/session.ts';

/** Options with which a browser creates a passkey. */
export type PasskeyCreationOptions = InferOutput<typeof creationOptionsReply>;

/** Options with which a browser signs a login. */
export type PasskeyRequestOptions = InferOutput<typeof requestOptionsReply>;

/** The created credential, as a browser writes it in JSON. Further fields are not sent. */
export interface CreatedCredential {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
}

/** The signed login, as a browser writes it in JSON. Further fields are not sent. */
export interface SignedCredential {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

/** Calls of passkeys. An API may leave them out; the operator enables them. */
export interface PasskeysApi {
  /** The passkeys of the member. */
  list(options?: CallOptions): Promise<Passkeys>;
  /** Options for creating a passkey; its challenge works once. 5023: there are as many as a member may have. */
  creationOptions(options?: CallOptions): Promise<PasskeyCreationOptions>;
  /** Adds a created passkey. 5020 too late, 5022 not verified, 5023. */
  add(name: string, credential: CreatedCredential, options?: CallOptions): Promise<Passkeys>;
  /** 5024: the member does not have it any more. */
  rename(id: string, name: string, options?: CallOptions): Promise<Passkeys>;
  /** 5024: the member does not have it any more. */
  remove(id: string, options?: CallOptions): Promise<Passkeys>;
  /** Options for a login; its challenge works once. 4290: too many for this address. */
  loginOptions(options?: CallOptions): Promise<PasskeyRequestOptions>;
  /** Logs in and stores the session. 5020 too late, 5021 unknown, 5022 not verified, and the login codes. */
  logIn(credential: SignedCredential, options?: CallOptions): Promise<Session>;
}

/** Adds the calls of passkeys to a client (`createMemberApi(…).client`). */
export function createPasskeysApi({ call, session, onDropped }: ApiClient): PasskeysApi {
  const kept = ({ passkeys, dropped }: InferOutput<typeof passkeysReply>): Passkeys => {
    if (dropped > 0) onDropped('passkey', dropped);
    return passkeys;
  };
  const change = { reads: passkeysReply, area: 'passkey' } as const;

  return {
    list: async (options) =>
      kept(
        await call(
          {
            send: (wire, init) => wire.GET('/api/v1/member/passkey/list', init),
            reads: passkeysReply,
            quiet: true,
          },
          options,
        ),
      ),

    creationOptions: (options) =>
      call(
        {
          send: (wire, init) => wire.POST('/api/v1/member/passkey/options', init),
          reads: creationOptionsReply,
          area: 'passkey',
        },
        options,
      ),

    add: async (name, { id, response }, options) => {
      const { clientDataJSON, attestationObject, transports } = response;
      const body = {
        name,
        credential: {
          id,
          type: 'public-key' as const,
          response: {
            clientDataJSON,
            attestationObject,
            ...(transports && { transports: [...transports] }),
          },
        },
      };
      return kept(
        await call(
          {
            ...change,
            send: (wire, init) => wire.POST('/api/v1/member/passkey/add', { ...init, body }),
          },
          options,
        ),
      );
    },

    rename: async (id, name, options) =>
      kept(
        await call(
          {
            ...change,
            send: (wire, init) =>
              wire.POST('/api/v1/member/passkey/rename', { ...init, body: { id, name } }),
          },
          options,
        ),
      ),

    remove: async (id, options) =>
      kept(
        await call(
          {
            ...change,
            send: (wire, init) =>
              wire.POST('/api/v1/member/passkey/remove', { ...init, body: { id } }),
          },
          options,
        ),
      ),

    loginOptions: (options) =>
      call(
        {
          send: (wire, init) => wire.POST('/api/v1/member/login/passkey/options', init),
          reads: requestOptionsReply,
          area: 'login',
          token: null,
        },
        options,
      ),

    async logIn({ id, response }, options) {
      const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
      const credential = {
        id,
        type: 'public-key' as const,
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      };
      const opened = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/login/passkey', { ...init, body: { credential } }),
          reads: sessionReply,
          area: 'login',
          refusalDetails: breakRefusal,
          token: null,
        },
        options,
      );
      session.write(opened);
      return opened;
    },
  };
}
