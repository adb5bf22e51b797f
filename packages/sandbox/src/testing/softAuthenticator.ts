import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { SITE } from './testSandbox.ts';

/** What the device says and does; a test changes what should be refused. */
export interface SoftAuthenticatorOptions {
  /** Origin of the page. @default the site of the tests */
  origin?: string;
  /** Host that is signed. @default that of the origin */
  host?: string;
  /** Whether the person was verified. @default true */
  verified?: boolean;
  /** Whether the passkey is backed up. @default true */
  synced?: boolean;
  /** How far the signature counter moves each time; 0 for a device that does not count. @default 1 */
  step?: number;
}

/** Flags of authenticator data. */
const FLAG = { present: 0x01, verified: 0x04, mayBackUp: 0x08, backedUp: 0x10, credential: 0x40 };

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** An authenticator in software with one ES256 passkey: it creates and signs like a device, without asking anyone. */
export function softAuthenticator(options: SoftAuthenticatorOptions = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const idBytes = randomBytes(16);
  const id = base64url(idBytes);
  let counter = 0;
  // A device without a passkey of its own claims to be that of the first member.
  let userHandle = base64url('m_0001');

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(more: SoftAuthenticatorOptions, attested?: Uint8Array): Buffer {
    const { origin = SITE, host, verified = true, synced = true, step = 1 } = more;
    counter += step;
    const flags =
      FLAG.present |
      (verified ? FLAG.verified : 0) |
      (synced ? FLAG.mayBackUp | FLAG.backedUp : 0) |
      (attested ? FLAG.credential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(host ?? new URL(origin).hostname),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  }

  return {
    id,
    /** What the browser sends after `navigator.credentials.create`. */
    create(
      wanted: { challenge: string; user: { id: string } },
      more: SoftAuthenticatorOptions = {},
    ) {
      const asked = { ...options, ...more };
      userHandle = wanted.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(idBytes.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, idBytes, coseKey(publicKey)]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(asked, attested))],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return {
        id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(
            clientData('webauthn.create', wanted.challenge, asked.origin ?? SITE),
          ),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** What the browser sends after `navigator.credentials.get`. */
    get(wanted: { challenge: string }, more: SoftAuthenticatorOptions = {}) {
      const asked = { ...options, ...more };
      const data = authenticatorData(asked);
      const client = clientData('webauthn.get', wanted.challenge, asked.origin ?? SITE);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle,
        },
      };
    },
  };
}

/** The public key as COSE: ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    ),
  );
}
