import { readFileSync } from 'node:fs';
import * as CDX from '@cyclonedx/cyclonedx-library';
import parseExpression from 'spdx-expression-parse';
import { inRoot } from '../process/root.ts';
import type { Manifest } from './installed-packages.ts';

const { Builders, Factories } = CDX.Contrib.FromNodePackageJson;
const licences = new CDX.Contrib.License.Factories.LicenseFactory(parseExpression);
const builder = new Builders.ComponentBuilder(new Factories.ExternalReferenceFactory(), licences);
const serializer = new CDX.Serialize.JsonSerializer(
  new CDX.Serialize.JSON.Normalize.Factory(CDX.Spec.Spec1dot6),
);

/** By `name@version`: the SHA-512 of the package that the lockfile allows. */
const readHashes = (): ReadonlyMap<string, string> => {
  const lockfile = readFileSync(inRoot('pnpm-lock.yaml'), 'utf8');
  const entries = lockfile.matchAll(
    /^ {2}'?(\S+@[^:'(]+)'?:\n {4}resolution: \{integrity: sha512-([^},]+)/gm,
  );
  return new Map([...entries].map(([, id = '', hash = '']) => [id, hash]));
};

/** https://github.com/package-url/purl-spec: a scope is the namespace. */
const packageUrl = ({ name, version }: Manifest): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

const describe = (manifest: Manifest, type = CDX.Enums.ComponentType.Library): CDX.Models.Component => {
  const component = builder.makeComponent(
    { ...manifest, license: [manifest.license ?? []].flat().join(' OR ') || undefined },
    type,
  );
  if (!component) throw new Error(`The package ${manifest.name} has no valid name.`);
  component.purl = packageUrl(manifest);
  component.bomRef.value = component.purl;
  return component;
};

/**
 * The bill of materials of an app or the server, in CycloneDX JSON. The same packages, in any order, make the same text:
 * it has neither the time nor the random number that the format allows.
 */
export const describeBill = (subject: Manifest, packages: readonly Manifest[]): string => {
  const bill = new CDX.Models.Bom();
  const whole = describe(subject, CDX.Enums.ComponentType.Application);
  bill.metadata.component = whole;
  const hashes = readHashes();
  for (const manifest of new Map(packages.map((each) => [packageUrl(each), each])).values()) {
    const component = describe(manifest);
    const hash = hashes.get(`${manifest.name}@${manifest.version}`);
    if (hash)
      component.hashes.set(CDX.Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
    bill.components.add(component);
    whole.dependencies.add(component.bomRef);
  }
  return `${serializer.serialize(bill, { sortLists: true, space: 2 })}\n`;
};
