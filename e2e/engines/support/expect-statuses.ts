import { expect } from '@playwright/test';
import { statusOf } from '../../pages/page-list';

/** Expects the status of each path, because a tab does not report it: 404 only for paths that are meant to be missing. */
export async function expectStatuses(paths: string[]) {
  for (const path of paths) {
    const { status } = await fetch(`${process.env.SITE_URL}${path}`);
    expect(status, path).toBe(statusOf(path));
  }
}
