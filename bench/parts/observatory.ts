import { pages } from '@/content/pages';
import { benchPart, keep } from '../part';
import { makeCertificate, startTool } from '../tool';

type Grade = { score: number; grade: string; failed: string[] };

export type Grades = Record<string, Grade>;

type Question = { hostname: string; httpPort: number; httpsPort: number; path: string };

export const observatory = benchPart<Grades>(
  'observatory',
  async ({ log, site }) => {
    const grades: Grades = {};
    const { httpPort, httpsPort, stop } = await site.behindNginx(true);
    const env = { NODE_EXTRA_CA_CERTS: makeCertificate().certificate };
    const tool = startTool<Question, Grade>('observatory', log, env);
    try {
      log(`Grading the headers of ${pages.length} pages …`);
      for (const { path } of pages)
        grades[path] = await tool.ask({ hostname: 'localhost', httpPort, httpsPort, path });
    } finally {
      tool.stop();
      await stop();
    }
    keep('observatory', grades);
  },
  {
    title: 'Observatory',
    targets(grades) {
      const lowest = Math.min(...Object.values(grades).map(({ score }) => score));
      return [['Observatory score at least 125', `${lowest} at least`, lowest >= 125]];
    },
  },
);
