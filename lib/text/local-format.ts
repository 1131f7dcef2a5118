import { localeOf } from '../model/languages';

/** Formats a day in a text's language, such as '12 November 2026'. */
export const formatDay = (day: Date, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** Formats a number of minutes in a text's language, such as '7 minutes'. */
export const formatMinutes = (minutes: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    minutes,
  );
