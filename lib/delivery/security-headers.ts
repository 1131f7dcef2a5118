import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** What no page of this site asks a browser for, and nothing in a page may ask for. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** For whatever is no page from the cache: nothing in it runs, and it loads only what makes it readable. */
const INERT_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a file that is a part of pages carries: the rest is about documents, and stands in every answer's bytes. */
export const PART_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What a response carries unless whoever made it said otherwise. */
export const SECURITY_HEADERS = {
  ...PART_HEADERS,
  'Content-Security-Policy': INERT_POLICY,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Typefaces, scripts and pictures made of dots: in none of them anything could run or load. */
const PART = /^(?:font\/|(?:text|application)\/javascript|image\/(?:avif|webp|png|jpeg|x-icon))/;

function addMissing(response: ServerResponse) {
  const isPart = response.statusCode === 200 && PART.test(String(response.getHeader('content-type')));
  for (const [name, value] of Object.entries(isPart ? PART_HEADERS : SECURITY_HEADERS)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
}

/**
 * Gives every response that leaves this process the headers above: pages, redirects, errors, files, answers to
 * machines. They are added as the head is written, because a browser enforces every policy that it is sent and a page
 * brings its own; the `headers` of next.config are set before that is known, and not on redirects.
 */
export function addSecurityHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    response.writeHead = new Proxy(response.writeHead, {
      apply(writeHead, self, args) {
        addMissing(response);
        return Reflect.apply(writeHead, self, args);
      },
    });
  });
}
