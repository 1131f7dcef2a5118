import { formatTime } from './format';

const pad = (part: number, digits = 2) => String(part).padStart(digits, '0');

/** Formats a time for `datetime-local`, in this device's time zone; '' if it is not a valid date. */
export function toLocalInput(time: unknown): string {
  if (!(time instanceof Date) || Number.isNaN(time.getTime())) return '';
  const day = `${pad(time.getFullYear(), 4)}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

export function fromLocalInput(text: string): Date | null {
  const time = new Date(text);
  return text && !Number.isNaN(time.getTime()) ? time : null;
}

// Created once, because an editor formats the zone at each keystroke.
const ZONED = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' });
const { timeZone } = ZONED.resolvedOptions();

/** Returns the device's time zone with its offset at a time, such as 'New York (UTC−5)'. */
export function zoneAt(moment: Date): string {
  const parts = ZONED.formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const utc = offset.replace('GMT', 'UTC').replace('-', '−').replace(/\+0$/, '');
  const place = timeZone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return !place || place === 'UTC' ? utc : `${place} (${utc})`;
}

const HOUR = 3_600_000;

/** Returns all times that clocks show as this one: two in an hour that a clock change repeats, otherwise one. */
export function momentsShownAs(moment: Date): Date[] {
  const offset = (hours: number) => new Date(moment.getTime() + hours * HOUR).getTimezoneOffset();
  const turned = Math.abs(offset(3) - offset(-3)) * 60_000;
  const candidates = turned === 0 ? [0] : [-turned, 0, turned];
  return candidates
    .map((distance) => new Date(moment.getTime() + distance))
    .filter((candidate) => toLocalInput(candidate) === toLocalInput(moment));
}

/** The latest time that a control accepts. */
export const LATEST = '2099-12-31T23:59';

/** Formats a time with its zone, such as '1 May 2027, 09:30, New York (UTC−4)'. */
export const formatMoment = (moment: Date): string => `${formatTime(moment)}, ${zoneAt(moment)}`;
