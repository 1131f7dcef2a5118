/** Seconds after which a page that shows records is due again. */
export const PERIOD = Number(process.env.REVALIDATE_SECONDS) || 60;
