/** Forms that keys and tokens of well-known services have. */
const FORMS: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'private key as JWK': /"(?:d|p|q|dp|dq|qi)"\s*:\s*"[\w-]{40,}"/,
  'Google API key': /\bAIza[\w-]{35}\b/,
  'Google access token': /\bya29\.[\w-]{20,}/,
  'Google refresh token': /\b1\/\/0[\w-]{30,}/,
  'OAuth client secret': /\bGOCSPX-[\w-]{20,}/,
  'FCM server key': /\bAAAA[\w-]{7}:[\w-]{120,}/,
  'AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\bgh[pousr]_\w{36,}|\bgithub_pat_\w{40,}/,
  'GitLab token': /\bglpat-[\w-]{20,}/,
  'npm token': /\bnpm_\w{36}\b/,
  'Slack token': /\bxox[abeoprs]-[\w-]{10,}/,
  'Slack web hook': /hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+/,
  'Stripe key': /\b[rs]k_live_\w{20,}/,
  'SendGrid key': /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  'signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'password in an address': /\b[a-z][a-z+]*:\/\/[^\s/:@'"`<>${}]+:[^\s/:@'"`<>${}]{3,}@[\w.-]+/i,
};

/** A value that a name says is secret. */
const NAMED =
  /\b[\w-]*(?:password|passwd|secret|api[_-]?key|access[_-]?key|token)["']?\s*[:=]\s*["'`](?<value>[^"'`\s${}/]{16,})["'`]/i;

/** A run of characters that could be random. */
const RUN = /[A-Za-z0-9+/_=-]{32,}/g;

export type Finding = { line: number; kind: string; text: string };

/** Bits of each character, by how often each comes up. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}

/** Hexadecimal digits carry four bits at most, other random text more; words and paths stay below. */
function looksRandom(text: string): boolean {
  if (/^[0-9a-f]+$/i.test(text)) return text.length >= 40 && entropy(text) > 3.2;
  const isMixed = /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
  return isMixed && entropy(text) > 4.4;
}

function inLine(text: string, isSource: boolean): Omit<Finding, 'line'>[] {
  const formed = Object.entries(FORMS).flatMap(([kind, form]) => {
    const found = form.exec(text)?.[0];
    return found ? [{ kind, text: found }] : [];
  });
  if (!isSource || formed.length > 0) return formed;
  const named = NAMED.exec(text)?.groups?.value;
  if (named && entropy(named) > 3.5) return [{ kind: 'named as a secret', text: named }];
  return [...text.matchAll(RUN)]
    .filter(([run]) => looksRandom(run))
    .map(([run]) => ({ kind: 'random', text: run }));
}

/**
 * What looks like a secret in a text. In sources, which people write, random-looking values count as well; what
 * a build makes is full of those.
 */
export const findSecrets = (text: string, { isSource }: { isSource: boolean }): Finding[] =>
  text
    .split('\n')
    .flatMap((content, index) => inLine(content, isSource).map((found) => ({ line: index + 1, ...found })));
