import { createHash, timingSafeEqual } from 'node:crypto';
import { refusals } from '@/content/publishing';
import { within } from '@/lib/pages/page-read';
import { answerWhenShown } from '@/lib/publishing/answer-when-shown';
import { dueChanges, rememberLive } from '@/lib/publishing/due-changes';
import { refuse } from '@/lib/publishing/refuse';
import { readSettings } from '@/lib/settings/settings';

const digest = (text: string) => createHash('sha256').update(text).digest();

function carries(request: Request, secret: string): boolean {
  const given = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${secret}`));
}

/** Called once a minute or oftener by a scheduler: puts scheduled records live whose time has come. */
export async function POST(request: Request): Promise<Response> {
  const { schedulerSecret } = readSettings(process.env);
  if (!schedulerSecret) return refuse(404, refusals.noScheduler);
  if (!carries(request, schedulerSecret)) return refuse(401, refusals.otherSecret);
  const changes = await within(dueChanges(), 'what is due').catch(() => null);
  if (!changes) return refuse(503, refusals.dueUnknown);
  return answerWhenShown(changes, rememberLive);
}
