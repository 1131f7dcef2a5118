import { makeSitemap } from '../tools/sitemap/make-sitemap';

// Writes the sitemap and robots.txt of an existing build.
try {
  await makeSitemap(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
