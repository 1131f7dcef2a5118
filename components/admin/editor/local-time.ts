const two = (part: number) => String(part).padStart(2, '0');

/** A moment as `datetime-local` controls take it, in this device's time zone; '' for none. */
export function toLocalInput(time: unknown): string {
  if (!(time instanceof Date) || Number.isNaN(time.getTime())) return '';
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

export function fromLocalInput(text: string): Date | null {
  const time = new Date(text);
  return text && !Number.isNaN(time.getTime()) ? time : null;
}
