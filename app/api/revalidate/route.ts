import { revalidateTag } from 'next/cache';
import { pagesShowing } from '@/lib/pages/pages-showing';
import { type Publication, publication, TAG_OF } from '@/lib/publishing/revision-mark';
import { verifyAdministrator } from '@/lib/publishing/verify-administrator';
import { warmUntilShown } from '@/lib/publishing/warm';

const MAX_BODY = 2_000;

/** Milliseconds after which the answer says 'not yet'; asking again marks the pages again. */
const MAX_WAIT = 2_500;

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });

async function readPublication(request: Request): Promise<Publication | null> {
  const body = await request.text();
  if (body.length > MAX_BODY) return null;
  try {
    return publication.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

/** Where the change can be seen, and whether it is seen there. */
async function pagesOnceShown(change: Publication): Promise<object> {
  const deadline = Date.now() + MAX_WAIT;
  try {
    const pages = (await pagesShowing(change)).map(async (path) => ({
      path,
      live: await warmUntilShown(path, change, deadline),
    }));
    return { pages: await Promise.all(pages) };
  } catch {
    return { error: 'The database could not be asked which pages show the change. Try again.' };
  }
}

/** A response whose body follows when the pages are known: the invalidation applies once it has begun. */
function answerWhenShown(change: Publication): Response {
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(JSON.stringify(await pagesOnceShown(change))));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
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
  revalidateTag(TAG_OF[change.collection], 'max');
  return answerWhenShown(change);
}
