import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { callerAddress } from '../http/callerAddress.ts';
import { callingSite } from '../http/callingSite.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { jsonBody, text } from '../http/validate.ts';
import { addPasskey, creationOptions } from './createPasskey.ts';
import { logInByPasskey, loginOptions } from './passkeyLogin.ts';
import { passkeyRefusal } from './passkeyRefusal.ts';
import { listReply, removePasskey, renamePasskey } from './passkeyStore.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{16,1364}$/));
const bytes = v.pipe(v.string(), v.regex(/^[\w-]{1,8192}$/));
const type = v.literal('public-key');
const name = v.pipe(text(1, 40), v.trim(), v.minLength(1));
const transports = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/))), v.maxLength(8)),
);

const Created = v.object({
  name,
  credential: v.object({
    id,
    type,
    response: v.object({ clientDataJSON: bytes, attestationObject: bytes, transports }),
  }),
});
const Signed = v.object({
  credential: v.object({
    id,
    type,
    response: v.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes,
    }),
  }),
});
const Renamed = v.object({ id, name });
const Removed = v.object({ id });

/** Passkeys: creating, listing, renaming and removing them, and logging in. Each operator switches them on for its site. */
export function passkeyRoutes(app: Hono, context: Context): void {
  app.post('/api/v1/member/passkey/options', (request) => {
    const { member } = requireCaller(context, request);
    return request.json(
      creationOptions(context, { member, origin: callingSite(context, request) }),
    );
  });

  app.post('/api/v1/member/passkey/add', async (request) => {
    const { member } = requireCaller(context, request);
    const created = await jsonBody(request, Created);
    const creation = { member, origin: callingSite(context, request) };
    return request.json(await addPasskey(context, creation, created));
  });

  app.get('/api/v1/member/passkey/list', (request) => {
    const { member } = requireCaller(context, request);
    return request.json(listReply(context, member));
  });

  app.post('/api/v1/member/passkey/rename', async (request) => {
    const { member } = requireCaller(context, request);
    const renamed = await jsonBody(request, Renamed);
    return request.json(listAfter(member, renamePasskey(context, member, renamed)));
  });

  app.post('/api/v1/member/passkey/remove', async (request) => {
    const { member } = requireCaller(context, request);
    const removed = await jsonBody(request, Removed);
    return request.json(listAfter(member, removePasskey(context, member, removed.id)));
  });

  app.post('/api/v1/member/login/passkey/options', (request) => {
    const origin = callingSite(context, request);
    return request.json(loginOptions(context, { origin, address: callerAddress(request) }));
  });

  app.post('/api/v1/member/login/passkey', async (request) => {
    const { credential } = await jsonBody(request, Signed);
    const caller = { origin: callingSite(context, request), address: callerAddress(request) };
    return request.json(await logInByPasskey(context, credential, caller));
  });

  function listAfter(member: string, isDone: boolean): ReplyBody {
    return isDone ? listReply(context, member) : passkeyRefusal(5024);
  }
}
