// Runs as a separate process in the folder where Lighthouse is installed. Takes one measurement per message.
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

process.on('message', async ({ url, port }) => {
  try {
    const { lhr } = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const { audits, categories } = lhr;
    const counts = ({ score, scoreDisplayMode }) =>
      score !== null && score < 1 && !['informative', 'manual', 'notApplicable'].includes(scoreDisplayMode);
    const failed = CATEGORIES.flatMap((name) => categories[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && counts(audits[id]))
      .map(({ id }) => id);
    process.send({
      value: {
        scores: CATEGORIES.map((name) => Math.round(100 * categories[name].score)),
        lcp: audits['largest-contentful-paint'].numericValue,
        tbt: audits['total-blocking-time'].numericValue,
        cls: audits['cumulative-layout-shift'].numericValue,
        failed,
      },
    });
  } catch (error) {
    process.send({ error: String(error) });
  }
});
