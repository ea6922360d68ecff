import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../process/run.ts';

/** A certificate that signs itself, so that it is also its authority, and its files. */
export interface Certificate {
  readonly certificate: string;
  readonly certificateFile: string;
  readonly keyFile: string;
}

/** Creates a certificate for these names (`DNS:haitu.internal`) in a folder. */
export const createCertificate = async (folder: string, names: string, days = 2): Promise<Certificate> => {
  await mkdir(folder, { recursive: true });
  const [certificateFile, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=haitu', '-addext', `subjectAltName=${names}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(days)];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  const { code, output } = await run('openssl', ['req', '-x509', ...kind, ...subject, ...files]);
  if (code !== 0) throw new Error(`openssl created no certificate:\n${output}`);
  return { certificate: await readFile(certificateFile, 'utf8'), certificateFile, keyFile };
};
