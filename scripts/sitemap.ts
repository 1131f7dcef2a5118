import { makeSitemap } from './sitemap/make-sitemap';

// The sitemap and robots.txt of a build that is already there.
try {
  await makeSitemap(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
