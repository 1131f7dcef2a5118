// Runs as a separate process in the folder where Mozilla's Observatory is installed. Grades one page per message.
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

/** Grades a page as the package's own `scan` function does; `scan` accepts neither a port nor a path. */
function grade(answers) {
  const results = ALL_TESTS.map((test) => test(answers)).filter(({ result }) => result);
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const sum = (values) => values.reduce((total, value) => total + value, 100);
  const uncurved = sum(modifiers.filter((value) => value < 0));
  const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved;
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  return { ...getGradeForScore(score), failed };
}

process.on('message', async ({ hostname, httpPort, httpsPort, path }) => {
  try {
    const answers = await retrieve(hostname, { httpPort, httpsPort, path });
    if (answers.responses.auto?.status !== 200)
      throw new Error(`${path} returned ${answers.responses.auto?.status ?? 'no response'}, not 200.`);
    process.send({ value: grade(answers) });
  } catch (error) {
    process.send({ error: String(error) });
  }
});
