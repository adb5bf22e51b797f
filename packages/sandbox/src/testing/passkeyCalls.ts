import { type SoftAuthenticatorOptions, softAuthenticator } from './softAuthenticator.ts';
import { type TestReply, type testSandbox } from './testSandbox.ts';

const LOGIN = '/api/v1/member/login/passkey';
const OWN = '/api/v1/member/passkey';

/** A passkey in a reply. */
export interface WirePasskey {
  id: string;
  name: string;
  created: number;
  last_used: number | null;
  synced: boolean;
}

interface Options {
  challenge: string;
  rpId: string;
  rp: { id: string };
  user: { id: string; name: string };
  excludeCredentials: { id: string; transports: string[] }[];
}

/** The calls of passkeys, by the site and by the device. */
export function passkeyCalls(sandbox: ReturnType<typeof testSandbox>) {
  const { call } = sandbox;
  const resultOf = ({ body }: TestReply) => body.result as unknown as Options;

  const creationOptions = (token: string, headers?: Record<string, string>) =>
    call('POST', `${OWN}/options`, { token, headers });

  const add = (token: string, credential: object, name = 'พาสคีย์ 1') =>
    call('POST', `${OWN}/add`, { token, body: { name, credential } });

  /** Creates a passkey on a new device. */
  async function create(token: string, options?: SoftAuthenticatorOptions, name?: string) {
    const device = softAuthenticator(options);
    const wanted = resultOf(await creationOptions(token));
    const reply = await add(token, device.create(wanted), name);
    return { device, reply };
  }

  const loginOptions = async (headers?: Record<string, string>) =>
    resultOf(await call('POST', `${LOGIN}/options`, { headers }));

  const logIn = (credential: object, headers?: Record<string, string>) =>
    call('POST', LOGIN, { body: { credential }, headers });

  /** Asks for options and signs them. */
  const logInWith = async (
    device: ReturnType<typeof softAuthenticator>,
    options?: SoftAuthenticatorOptions,
  ) => logIn(device.get(await loginOptions(), options));

  const list = async (token: string) => {
    const { body } = await call('GET', `${OWN}/list`, { token });
    return body.result as unknown as { max: number; list: WirePasskey[] };
  };

  const rename = (token: string, id: string, name: string) =>
    call('POST', `${OWN}/rename`, { token, body: { id, name } });

  const remove = (token: string, id: string) =>
    call('POST', `${OWN}/remove`, { token, body: { id } });

  return {
    resultOf,
    creationOptions,
    add,
    create,
    loginOptions,
    logIn,
    logInWith,
    list,
    rename,
    remove,
  };
}
