/** How long an ID token is valid, as in Firebase. */
export const TOKEN_LIFE_SECONDS = 60 * 60;
