import { expect, type Page, type Response } from '@playwright/test';
import { statusOf } from '../page-list';

/** Opens a page, and expects its status: 404 only for a path that is meant to be missing. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(statusOf(path));
  return response;
}
