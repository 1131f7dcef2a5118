import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** A package as the lock file names it; `path` is its folder, which is there if this system needs it. */
export type LockedPackage = {
  name: string;
  path: string;
  version: string;
  integrity: string;
  hasInstallScript: boolean;
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Everything that `npm ci` may install, on any system; workspaces of this repository are left out. */
export function lockedPackages(file = 'package-lock.json'): LockedPackage[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', integrity = '', hasInstallScript = false }]) => ({
      name: nameOf(path),
      path,
      version,
      integrity,
      hasInstallScript,
    }));
}

export const isInstalled = ({ path }: LockedPackage): boolean => existsSync(`${path}/package.json`);
