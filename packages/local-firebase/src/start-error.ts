/**
 * Thrown if something outside the program, such as a port in use, prevents a start, a backup or a restore. The message
 * is for the operator.
 */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
