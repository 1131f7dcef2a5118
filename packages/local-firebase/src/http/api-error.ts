/** Canonical status names and the HTTP codes that Google's APIs use for them. Source: google.rpc.Code. */
const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNKNOWN: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const;

export type CanonicalStatus = keyof typeof HTTP_STATUS;

/** An error that serialises to the format that the API's clients expect: `{ error: { code, message, status } }`. */
export class ApiError extends Error {
  readonly code: number;

  constructor(
    readonly status: CanonicalStatus,
    message: string,
    code: number = HTTP_STATUS[status],
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
  }

  toJSON(): { error: { code: number; message: string; status: CanonicalStatus } } {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}
