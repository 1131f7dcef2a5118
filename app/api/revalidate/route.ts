import { refusals } from '@/content/publishing';
import { answerWhenShown } from '@/lib/publishing/answer-when-shown';
import { secondsToWait } from '@/lib/publishing/call-limit';
import { refuse } from '@/lib/publishing/refuse';
import { type Publication, publication } from '@/lib/publishing/revision-mark';
import { rememberSeen } from '@/lib/publishing/seen-live';
import { pagesStillShowing } from '@/lib/publishing/still-shown';
import { verifyAdministrator } from '@/lib/publishing/verify-administrator';

const MAX_BODY = 2_000;

/** The body, or nothing when it is larger than any publication: the rest of it is not read. */
async function readBody({ body }: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BODY) return '';
  }
  return text;
}

async function readPublication(request: Request): Promise<Publication | null> {
  try {
    return publication.parse(JSON.parse(await readBody(request)));
  } catch {
    return null;
  }
}

/** Called by the admin after a publish: makes the pages that show the record render anew, and waits for them. */
export async function POST(request: Request): Promise<Response> {
  const token = /^Bearer (\S{1,4096})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const verdict = token ? await verifyAdministrator(token).catch(() => null) : ({ kind: 'nobody' } as const);
  if (!verdict) return refuse(503, refusals.noKeys);
  if (verdict.kind === 'nobody') return refuse(401, refusals.signIn);
  if (verdict.kind === 'signed-in') return refuse(403, refusals.notAllowed);
  const change = await readPublication(request);
  if (!change) return refuse(400, refusals.noChange);
  const seconds = secondsToWait(verdict.uid, change, Date.now());
  if (seconds > 0) return refuse(429, refusals.tooManyCalls, { 'retry-after': String(seconds) });
  const pages = await pagesStillShowing(change);
  if (pages) return Response.json({ pages }, { headers: { 'cache-control': 'no-store' } });
  return answerWhenShown([change], rememberSeen);
}
