const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time in this device's time zone, such as '21 Nov 2026, 14:02'. */
export const formatTime = (moment: Date): string => time.format(moment);
