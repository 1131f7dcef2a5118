import type { Analytics } from '@/lib/settings/settings';

/** What a content security policy has to allow, by directive. */
export type PolicySources = { script: string[]; connect: string[]; image: string[] };

const TAG_HOST = 'https://www.googletagmanager.com';
const COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The third parties that analytics needs in the policy of public pages: none where it is not configured. */
export function analyticsSources({ tagManagerId, measurementId }: Analytics): PolicySources {
  if (!tagManagerId && !measurementId) return { script: [], connect: [], image: [] };
  return { script: [TAG_HOST], connect: [TAG_HOST, ...COLLECTORS], image: [TAG_HOST, ...COLLECTORS] };
}
