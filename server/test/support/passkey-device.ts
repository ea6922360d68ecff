import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '@portal/shared/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Party {
  readonly origin: string;
  readonly rpId: string;
}

/** The options of the server that a device needs. */
export interface PasskeyOptions {
  readonly challenge: string;
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const number = (value: number, bytes: 2 | 4): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** The public key as COSE has it: EC2, ES256, P-256. */
const coseKey = ({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Uint8Array =>
  isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );

/** An authenticator in software, for WebAuthn answers as a browser sends them. */
export const passkeyDevice = ({ origin, rpId }: Party) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const dataOf = (flags: number, ...more: Uint8Array[]): Buffer =>
    Buffer.concat([sha256(rpId), Buffer.of(flags), number(counter, 4), ...more]);
  const clientData = (type: string, { challenge }: PasskeyOptions): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: PasskeyAnswer['response']): PasskeyAnswer => ({
    ...{ id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} },
    response,
  });
  return {
    register: (options: PasskeyOptions): PasskeyAnswer => {
      const key = coseKey(publicKey.export({ format: 'jwk' }));
      const data = dataOf(present | verified | attested, Buffer.alloc(16), number(id.length, 2), id, key);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', options)),
        attestationObject: base64(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    sign: (options: PasskeyOptions): PasskeyAnswer => {
      counter += 1;
      const data = dataOf(present | verified);
      const client = clientData('webauthn.get', options);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
};
