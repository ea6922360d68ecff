import { generateSecret, generateURI, verify } from 'otplib';

/** A new secret: 160 random bits as Base32. */
export const newSecret = (): string => generateSecret();

/** The address that authenticator apps read from a QR code. */
export const secretUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret });

/**
 * The time step of a code. It is accepted in its own 30 seconds only, as ASVS 6.5.5 asks: phones and servers have the
 * time of the network, and who is late types the next code. Undefined when
 * it is wrong, or not newer than the last one used.
 */
export const findStep = async (
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number | null },
): Promise<number | undefined> => {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: 0,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};
