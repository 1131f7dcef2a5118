/** Something was asked for that only a signed-in user can have. */
export class SignedOutError extends Error {
  constructor() {
    super('Nobody is signed in.');
    this.name = 'SignedOutError';
  }
}
