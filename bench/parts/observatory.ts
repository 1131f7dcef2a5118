import { pages } from '@/content/pages';
import { makeCertificate } from '../certificate';
import type { BenchPart } from '../part';
import { keep } from '../results';
import { MODE_NAMES, MODES, type Mode } from '../site';
import { startTool } from '../tool';

export type Grade = { score: number; grade: string; failed: string[] };

export type Grades = Record<Mode, Record<string, Grade>>;

type Question = { hostname: string; httpPort: number; httpsPort: number; path: string };

export const observatory: BenchPart = {
  name: 'observatory',
  async measure({ log, site }) {
    const grades: Grades = { filtered: {}, unfiltered: {} };
    const env = { NODE_EXTRA_CA_CERTS: makeCertificate().certificate };
    const tool = startTool<Question, Grade>('observatory', log, env);
    try {
      for (const mode of MODES) {
        const front = await site.behindNginx(mode, true);
        const { httpPort, httpsPort } = front;
        log(`Grading the headers of ${pages.length} pages ${MODE_NAMES[mode]} …`);
        for (const { path } of pages)
          grades[mode][path] = await tool.ask({ hostname: 'localhost', httpPort, httpsPort, path });
        await front.stop();
      }
    } finally {
      tool.stop();
    }
    keep<Grades>('observatory', grades);
  },
};
