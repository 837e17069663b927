import { productionPackages } from './production-packages.ts';
import type { LockFile } from './production-packages.ts';

/** A bill of materials (CycloneDX 1.5). It has no time and no random number: the same lock file gives the same one. */
export function describePackages(locked: LockFile): object {
  const { '': root, ...packages } = productionPackages(locked).packages;
  const components = Object.entries(packages).map(([place, { version = '', license, integrity }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return {
      type: 'library',
      'bom-ref': place,
      name,
      version,
      purl: purlOf(name, version),
      ...(license !== undefined && { licenses: [{ expression: license }] }),
      ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
    };
  });
  const { name, version } = locked;
  const program = { type: 'application', 'bom-ref': name, name, version, purl: purlOf(name, version) };
  const licenses = [{ expression: root?.license }];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...program, licenses } },
    components,
    dependencies: [{ ref: name, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

/** https://github.com/package-url/purl-spec: the @ of a scope is escaped. */
function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** npm writes the algorithm and base64, CycloneDX the algorithm and hex. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}
