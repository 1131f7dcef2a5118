import { answerWhenShown } from '@/lib/publishing/answer-when-shown';
import { refuse } from '@/lib/publishing/refuse';
import { type Publication, publication } from '@/lib/publishing/revision-mark';
import { verifyAdministrator } from '@/lib/publishing/verify-administrator';

const MAX_BODY = 2_000;

async function readPublication(request: Request): Promise<Publication | null> {
  const body = await request.text();
  if (body.length > MAX_BODY) return null;
  try {
    return publication.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

/** Called by the admin after a publish: makes the pages that show the record render anew, and waits for them. */
export async function POST(request: Request): Promise<Response> {
  const token = /^Bearer (\S{1,4096})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const verdict = token ? await verifyAdministrator(token).catch(() => null) : ({ kind: 'nobody' } as const);
  if (!verdict)
    return refuse(503, 'The keys that sign-ins are checked with could not be fetched. Try again.');
  if (verdict.kind === 'nobody') return refuse(401, 'Sign in again: the token is missing or not valid.');
  if (verdict.kind === 'signed-in') return refuse(403, 'Only administrators may publish.');
  const change = await readPublication(request);
  if (!change) return refuse(400, 'The body must name collection, id and revision.');
  return answerWhenShown([change]);
}
