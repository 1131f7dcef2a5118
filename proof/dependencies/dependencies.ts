import type { ProofPart, ProofResult } from '../part';
import { ADVISORIES, REVIEWED } from './advisories';
import { INSTALL_SCRIPTS } from './install-scripts';
import { knownHoles } from './known-holes';
import { isCompatible, licenceOf } from './licences';
import { isInstalled, lockedPackages } from './lock';

async function run(): Promise<ProofResult> {
  const locked = lockedPackages();
  const installed = locked.filter(isInstalled);
  const holes = locked.flatMap(knownHoles);
  const licences = installed.flatMap((one) => {
    const licence = licenceOf(one);
    return isCompatible(one.name, licence)
      ? []
      : [`${one.name} is under '${licence}', which is not on the list`];
  });
  const scripts = locked.filter(({ hasInstallScript }) => hasInstallScript);
  const unexpected = scripts
    .filter(({ name }) => !Object.hasOwn(INSTALL_SCRIPTS, name))
    .map(({ name }) => `${name} runs a script when it is installed, and is not on the list`);
  const unsealed = installed
    .filter(({ integrity }) => !integrity.startsWith('sha512-'))
    .map(({ name }) => `${name} has no SHA-512 in the lock file`);
  const failures = [...holes, ...licences, ...unexpected, ...unsealed];
  return {
    passed: locked.length + 2 * installed.length + scripts.length - failures.length,
    failures,
    figures: [
      `${locked.length} locked packages against ${ADVISORIES.length} critical advisories`,
      `${installed.length} licences`,
      `${scripts.length} install scripts`,
    ],
  };
}

export const dependencies: ProofPart = {
  name: 'dependencies',
  claim: `No package has a critical hole known on ${REVIEWED}, a licence that does not fit or an unexpected install script.`,
  notProven: [
    'The list of advisories is kept by hand: run `npm audit` too, where the registry answers it.',
    'Licences of packages that only other systems install are not looked at, nor whether the lock file seals them.',
  ],
  run,
};
