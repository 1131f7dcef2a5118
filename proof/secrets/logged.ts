/** The forms of credentials that the embedded backend issues. */
const FORMS = {
  'an ID token': /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  // 32 random bytes as base64url.
  'a refresh token or password reset code':
    /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g,
};

/**
 * Returns a line for each credential in a log.
 * @param own the site's own secrets by name
 */
export function credentialsIn(log: string, own: Readonly<Record<string, string>>): string[] {
  const lines = log.split('\n');
  const holding = (secret: string) => lines.filter((line) => line.includes(secret));
  const known = Object.entries(own).flatMap(([name, secret]) =>
    holding(secret).map((line) => `A log line contains ${name}: ${line.replaceAll(secret, '…')}`),
  );
  const others = Object.entries(FORMS).flatMap(([name, form]) =>
    lines
      .filter((line) => line.search(form) >= 0)
      .map((line) => `A log line contains ${name}: ${line.replaceAll(form, '…')}`),
  );
  return [...known, ...others];
}
