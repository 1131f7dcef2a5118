import { markedText, type Publication, shows } from './revision-mark';

/** Milliseconds between two looks at a page that is being rendered again. */
const PAUSE = 60;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** The page as this server sends it to a visitor now; empty when it answers with an error. */
export async function currentPage(path: string): Promise<string> {
  const port = process.env.PORT ?? '3000';
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    cache: 'no-store',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(5000),
  });
  // A page of an archive that grew shorter is gone, and with it whatever it showed.
  return response.ok || response.status === 404 ? markedText(response) : '';
}

/** Whether the page shows the publication now. */
export async function isShown(path: string, change: Publication): Promise<boolean> {
  const html = await currentPage(path).catch(() => '');
  return html !== '' && shows(html, change);
}

/**
 * Asks for a page until its bytes show the publication: asking is what makes a stale page render anew.
 * @param deadline milliseconds since the epoch after which it gives up.
 * @returns whether the page shows it.
 */
export async function warmUntilShown(path: string, change: Publication, deadline: number): Promise<boolean> {
  while (Date.now() < deadline) {
    if (await isShown(path, change)) return true;
    await pause();
  }
  return false;
}
