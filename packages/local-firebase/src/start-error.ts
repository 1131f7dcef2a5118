/** Something outside the program that keeps it from starting. The message is one sentence for its operator. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
